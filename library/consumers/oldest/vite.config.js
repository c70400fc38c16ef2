// Node cannot import the oldest Emotion as ESM: a bundler takes it in, as Next.js does.
export default { base: './', ssr: { noExternal: true } };
