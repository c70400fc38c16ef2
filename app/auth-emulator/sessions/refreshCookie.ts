import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The refresh token lives in a cookie that scripts cannot read and that is sent to the sign-in
 * service only, as in a Descope project that manages tokens in cookies. Not `Secure`: the
 * emulator is for plain http on this machine, where not every browser would keep such a cookie.
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
