/** The emulator's only project: the `projectId` of the SDK and the issuer of its tokens. */
export const projectId = 'local';
