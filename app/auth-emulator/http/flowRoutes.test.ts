import { expect, test } from 'vitest';
import { demoAccount } from '../demoAccount.ts';
import { openEmulator } from '../testing/openEmulator.ts';

const { loginId: email, password } = demoAccount;
const ada = { name: 'Ada', email: 'ada@example.com', newPassword: 'analytical-1' };

test('§2 the right password on the first screen completes the flow', async () => {
  const { person } = await openEmulator();
  const demo = person();
  const flow = (await demo.startFlow('sign-in', { email, password, origin: 'http://x' })).json();
  expect(flow).toMatchObject({
    status: 'completed',
    authInfo: { user: { name: 'Demo User' }, cookiePath: '/' },
    lastAuth: { authMethod: 'password', loginId: email },
  });
  expect(flow.executionId).toMatch(/^sign-in\|#\|[^_]+$/);
  expect((await demo.me()).statusCode).toBe(200);
});

test('§5 the screen says that the password is wrong, and keeps the email but not the password', async () => {
  const { person } = await openEmulator();
  const demo = person();
  const response = await demo.startFlow('sign-in', { email, password: 'wrong' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'waiting',
    action: 'screen',
    screen: {
      // Its focus is on the password.
      id: 'sign-in/start-password',
      state: { errorText: 'Wrong email or password.', form: { email } },
    },
  });
  expect(response.body).not.toContain('"wrong"');
  expect(demo.refreshToken).toBeUndefined();
});

test('a second wrong password renders the screen again, and the right one then signs in', async () => {
  const { person } = await openEmulator();
  const demo = person();
  const first = (await demo.startFlow('sign-in', { email, password: 'wrong' })).json();
  const press = (stepId: string, typed: string) =>
    demo.post('/v1/flow/next', {
      executionId: first.executionId,
      stepId,
      interactionId: 'sign-in',
      input: { email, password: typed },
    });
  const second = (await press(first.stepId, 'wrong')).json();
  expect(second.stepId).not.toBe(first.stepId);
  expect((await press(second.stepId, password)).json()).toMatchObject({ status: 'completed' });
});

test('after 5 wrong passwords the screen says how long to wait, with status 200', async () => {
  const { person } = await openEmulator();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await person().startFlow('sign-in', { email, password: 'wrong' });
  }
  const response = await person().startFlow('sign-in', { email, password });
  expect(response.statusCode).toBe(200);
  expect(response.json().screen.state.errorText).toMatch(
    /^Too many attempts\. Try again in \d+ seconds\.$/,
  );
});

test.each([
  [undefined, 'sign-in/start'],
  [{}, 'sign-in/start'],
  [{ client: { intent: 'other' } }, 'sign-in/start'],
  [{ client: { intent: 'sign-in' } }, 'sign-in/start'],
  [{ client: { intent: 'sign-up' } }, 'sign-in/sign-up'],
])('the flow begins with what the page says that the person wants: %j', async (options, screen) => {
  const { person } = await openEmulator();
  const response = await person().post('/v1/flow/start', { flowId: 'sign-in', options });
  expect(response.json()).toMatchObject({ status: 'waiting', screen: { id: screen } });
});

test('going to sign-up and back keeps the typed email', async () => {
  const { person } = await openEmulator();
  const somebody = person();
  const signUp = (await somebody.startFlow('to-sign-up', { email: 'ada@example.com' })).json();
  expect(signUp.screen).toEqual({
    id: 'sign-in/sign-up',
    state: { form: { email: 'ada@example.com', name: '' } },
  });
  const back = await somebody.post('/v1/flow/next', {
    executionId: signUp.executionId,
    stepId: signUp.stepId,
    interactionId: 'to-sign-in',
    input: { email: 'ada@example.com' },
  });
  expect(back.json().screen.id).toBe('sign-in/start');
});

test('sign-up in the flow signs the new person in', async () => {
  const { person } = await openEmulator();
  const newcomer = person();
  const input = { ...ada, name: ' Ada ' };
  expect((await newcomer.startFlow('sign-up', input)).json()).toMatchObject({
    status: 'completed',
    authInfo: { firstSeen: true, user: { name: 'Ada' } },
  });
  expect((await newcomer.me()).json()).toMatchObject({ name: 'Ada' });
});

test.each([
  ['no name', 'name', { name: ' ' }, /^Enter your name\.$/],
  ['an endless name', 'name', { name: 'x'.repeat(101) }, /at most 100 characters/],
  ['a taken email', 'email', { email }, /^This email already has an account\./],
  ['a bad email', 'email', { email: 'ada@' }, /^Enter an email address/],
  ['a weak password', 'newPassword', { newPassword: '1234567' }, /at least 8 characters/],
  ['an endless password', 'newPassword', { newPassword: 'x'.repeat(129) }, /at most 128/],
  ['the email as password', 'newPassword', { newPassword: ada.email }, /not your email/],
])(
  '§5 sign-up with %s shows a message, focuses the %s, and keeps name and email',
  async (_case, field, typed, message) => {
    const { app, person } = await openEmulator();
    const input = { ...ada, ...typed };
    const response = await person().startFlow('sign-up', input);
    expect(response.statusCode).toBe(200);
    const { screen } = response.json();
    expect(screen.state.errorText).toMatch(message);
    expect(screen.state.form).toEqual({ name: input.name, email: input.email });
    const { body } = await app.inject(`/pages/local/v2-beta/${screen.id}.html`);
    // The web component focuses the first field that does not refuse it.
    expect(/(?<!auto-focus="false"\s*) name="(\w+)"/.exec(body)?.[1]).toBe(field);
  },
);

test('an unknown flow or execution is refused with a message', async () => {
  const { person } = await openEmulator();
  const other = await person().post('/v1/flow/start', { flowId: 'other' });
  expect(other.statusCode).toBe(400);
  const unknown = await person().post('/v1/flow/next', {
    executionId: 'other|#|1',
    interactionId: 'sign-in',
  });
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ errorCode: 'E103205' });
});
