export default { test: { environment: 'jsdom', setupFiles: ['./silence.js'] } };
