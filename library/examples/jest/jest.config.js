module.exports = {
  testEnvironment: 'jsdom',
  // Jest does not transform packages, and @foodlog/ui has ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!@foodlog/ui/)'],
  setupFiles: ['./silence.js'],
};
