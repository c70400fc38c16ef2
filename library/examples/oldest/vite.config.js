// Node cannot import the oldest Emotion as ESM, so the server bundle includes all dependencies, as Next.js does.
export default { base: './', ssr: { noExternal: true } };
