import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The refresh token is in a cookie that scripts cannot read and that browsers send only to the sign-in service, as in a
 * Descope project that manages tokens in cookies. The cookie is not `Secure`, because the emulator uses plain http on
 * this machine, where some browsers would not store such a cookie.
 */
const attributes = 'Path=/v1; HttpOnly; SameSite=Strict';

export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  /(?:^|;\s*)DSR=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];

export const setRefreshCookie = (reply: FastifyReply, token: string, maxAge: number): void => {
  reply.header('set-cookie', `DSR=${token}; ${attributes}; Max-Age=${maxAge}`);
};

export const clearRefreshCookie = (reply: FastifyReply): void => {
  reply.header('set-cookie', `DSR=; ${attributes}; Max-Age=0`);
};
