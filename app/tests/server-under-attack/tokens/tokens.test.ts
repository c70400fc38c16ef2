import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  createHostedServer,
  KeyServer,
  keyServerFailures,
} from '../../../server/testing/hostedServer.ts';
import { seeded } from '../../../server/testing/seeded.ts';
import { sendBytes } from '../../../server/testing/sendBytes.ts';
import { createSigningKey } from '../../../server/testing/testKeys.ts';
import { isLong, report, seed } from '../../randomised.ts';
import { wrongClaims } from './wrongClaims.ts';
import { wrongSignatures } from './wrongSignatures.ts';
import { wrongTexts } from './wrongTexts.ts';

const rounds = isLong ? 120 : 2;
/** All kinds of tokens that are not a session. Some differ each time they are made. */
const kinds = Object.entries({ ...wrongSignatures, ...wrongClaims, ...wrongTexts });
const figures = {
  forged: 0,
  accepted: 0,
  'answered otherwise': 0,
  'genuine tokens': 0,
  refused: 0,
  'while the keys endpoint failed': 0,
};
afterAll(() => {
  const { forged, ...others } = figures;
  report({ [`forged tokens of ${kinds.length} kinds`]: forged, ...others });
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('§6 a token that is not a session is UNAUTHENTICATED, whatever is wrong with it', async () => {
  const { service, tryToken } = await createHostedServer();
  const own = await KeyServer.start('P1');
  const withOwnKeys = { service, random: seeded(seed), ownKeysUrl: own.url };
  const surprises: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, forge] of kinds) {
      const token = await forge(withOwnKeys);
      const answer = await tryToken(token);
      figures.forged += 1;
      if (answer === '200 UNAUTHENTICATED') continue;
      figures[answer === 'signed in' ? 'accepted' : 'answered otherwise'] += 1;
      surprises.push(`A token ${kind}: ${answer}. ${token}`);
    }
    const genuine = await tryToken(await service.token({ sub: `U${round}` }));
    figures['genuine tokens'] += 1;
    if (genuine !== 'signed in') figures.refused += 1;
  }
  expect(surprises).toEqual([]);
  expect(figures.refused).toBe(0);
  expect(own.asked).toBe(0);
  expect(service.asked).toBeLessThan(2 + rounds);
});

test('§6 a token that is larger than all headers may be is refused with status 431', async () => {
  const { app, service } = await createHostedServer();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  for (const more of [16_000, 200_000]) {
    const token = await service.token({ more: 'a'.repeat(more) });
    const request = `POST /api HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const [answer] = await sendBytes(port, request);
    expect(answer?.status).toBe(431);
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      errors: [
        {
          message: 'The headers are too large. Send at most 16 kB.',
          extensions: { code: 'PAYLOAD_TOO_LARGE' },
        },
      ],
    });
  }
});

/** Signs in with keys that come and go at an endpoint that fails now and then. Time passes only between the steps. */
test('§6 whatever happens to the keys endpoint, nobody is signed out, and no forged or withdrawn key counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { service, tryToken } = await createHostedServer();
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const stranger = await createSigningKey('K1');
  const material = [service.newest, await createSigningKey('K2')] as const;
  const withdrawn: { token: string; since: number }[] = [];
  let last = { token: '', key: stranger, until: 0 };
  const surprises: string[] = [];
  const expectAnswer = async (what: string, token: string, ...expected: string[]) => {
    const answer = await tryToken(token);
    if (expected.includes(answer)) return;
    figures[what === 'genuine' ? 'refused' : 'accepted'] += 1;
    surprises.push(`${what}: ${answer}`);
  };

  for (let step = 0; step < rounds * 10; step += 1) {
    pass(pick([1, 20, 300, 700]));
    service.failure = random() < 0.5 ? pick(Object.values(keyServerFailures)) : undefined;
    if (random() < 0.3) {
      const { jwk, privateKey } = pick(material);
      service.published.push({ jwk: { ...jwk, kid: `K${step + 3}` }, privateKey });
      // A service publishes a key some time before it signs with it.
      pass(31);
    }
    if (random() < 0.3 && service.published.length > 1) {
      const [key] = service.published.splice(0, 1);
      const token = await service.token({ exp: Date.now() / 1000 + 7200 }, key);
      withdrawn.push({ token, since: Date.now() });
    }
    const unreachable = service.failure ? ['503 SERVICE_UNAVAILABLE'] : [];
    const refused = ['200 UNAUTHENTICATED', ...unreachable];
    if (!service.published.includes(last.key) || Date.now() > last.until) {
      const until = Date.now() + 3_600_000;
      last = { token: await service.token({ exp: until / 1000 }), key: service.newest, until };
    }
    const genuine = [
      await service.token(),
      await service.token({}, service.published[0]),
      last.token,
    ];
    figures['genuine tokens'] += genuine.length;
    if (service.failure) figures['while the keys endpoint failed'] += genuine.length;
    for (const token of genuine) await expectAnswer('genuine', token, 'signed in', ...unreachable);
    await expectAnswer('forged', await service.token({}, stranger), ...refused);
    for (const { token, since } of withdrawn) {
      const isOver = Date.now() - since >= 20 * 60_000;
      await expectAnswer('withdrawn', token, ...refused, ...(isOver ? [] : ['signed in']));
    }
  }
  if (isLong) {
    pass(700);
    service.failure = () => {};
    await expectAnswer('genuine', await service.token(), '503 SERVICE_UNAVAILABLE');
  }
  expect(surprises).toEqual([]);
});
