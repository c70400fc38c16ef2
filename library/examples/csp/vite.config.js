export default { html: { cspNonce: 'NONCE' } };
