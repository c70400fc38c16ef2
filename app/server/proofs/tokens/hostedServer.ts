import { hostedKeys } from '../../session/keys.ts';
import { parseSettings } from '../../web/settings.ts';
import { KeyServer } from './KeyServer.ts';
import { createTestServer } from '../../testing/testServer.ts';

const projectId = 'P1';

/** Starts the whole server as it runs with a hosted project, whose keys come from a server of the test. */
export async function createHostedServer() {
  const service = await KeyServer.start(projectId);
  const env = { DESCOPE_PROJECT_ID: projectId, DESCOPE_BASE_URL: service.url };
  const { signIn } = parseSettings(env, ['--api-only']);
  if (signIn.kind !== 'hosted') throw new Error('The project is not used.');
  const keys = hostedKeys(signIn.baseUrl, signIn.projectId);
  const server = await createTestServer({ signIn }, { keys });

  /** Returns the status and the code of the first error, or `signed in as` somebody. */
  const tryToken = async (token: string): Promise<string> => {
    const { status, data, errors } = await server.ask('{ __typename }', {}, token);
    if (data) return 'signed in';
    return `${status} ${errors?.[0]?.extensions.code}`;
  };
  return { ...server, service, tryToken };
}
