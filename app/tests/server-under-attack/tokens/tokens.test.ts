import { expect, test } from 'vitest';
import { createHostedServer, KeyServer } from '../../../server/testing/hostedServer.ts';
import { seeded } from '../../../server/testing/seeded.ts';
import { isLong, report, seed } from '../../randomised.ts';
import { wrongClaims } from './wrongClaims.ts';
import { wrongSignatures } from './wrongSignatures.ts';
import { wrongTexts } from './wrongTexts.ts';

const rounds = isLong ? 120 : 2;
/** All kinds of tokens that are not a session. Some differ each time they are made. */
const kinds = Object.entries({ ...wrongSignatures, ...wrongClaims, ...wrongTexts });

test('§6 a token that is not a session is UNAUTHENTICATED, whatever is wrong with it', async () => {
  const { service, tryToken } = await createHostedServer();
  const own = await KeyServer.start('P1');
  const withOwnKeys = { service, random: seeded(seed), ownKeysUrl: own.url };
  const surprises: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, forge] of kinds) {
      const token = await forge(withOwnKeys);
      const answer = await tryToken(token);
      if (answer !== '200 UNAUTHENTICATED') surprises.push(`A token ${kind}: ${answer}. ${token}`);
    }
    expect(await tryToken(await service.token({ sub: `U${round}` }))).toBe('signed in');
  }
  report({ [`forged tokens of ${kinds.length} kinds`]: rounds * kinds.length });
  expect(surprises).toEqual([]);
  expect(own.asked).toBe(0);
  expect(service.asked).toBeLessThan(2 + rounds);
});
