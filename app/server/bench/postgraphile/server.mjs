/** PostGraphile over the tables of the log: `server.mjs`, with the environment of the server. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { hostedKeys } from '../../session/keys.ts';
import { createTokenVerifier } from '../../session/tokenVerifier.ts';

const { DATABASE_URL, DESCOPE_BASE_URL, DESCOPE_PROJECT_ID } = process.env;
const verify = createTokenVerifier(
  DESCOPE_PROJECT_ID,
  hostedKeys(DESCOPE_BASE_URL, DESCOPE_PROJECT_ID),
);
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query(await readFile(new URL('schema.sql', import.meta.url), 'utf8'));

const server = createServer();
server.on('error', console.error);
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['log_api'] })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: {
    explain: false,
    // The session is the owner of every query, which has a transaction of its own for it.
    async context({ node }) {
      const token = /^Bearer +(\S+) *$/i.exec(node?.req.headers.authorization ?? '')?.[1] ?? '';
      const session = await verify(token);
      return { pgSettings: { 'foodlog.owner': session?.subject ?? '' } };
    },
  },
});
await instance.createServ(grafserv).addTo(server);
await instance.getSchema();
process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  console.log(`PostGraphile is ready at http://127.0.0.1:${server.address().port}`);
});
