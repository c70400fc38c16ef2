export default {
  test: { environment: 'jsdom', setupFiles: ['./silence.js'], testTimeout: 600_000 },
};
