import { describe, expect, test } from 'vitest';
import { egg, foodLogCreate, foodLogFindById } from '../testing/operations.ts';
import { createTestServer, type Answer } from '../testing/testServer.ts';

const json = { 'content-type': 'application/json' };
const post = { method: 'POST', url: '/api', headers: json } as const;

describe('§7 requests that are refused before execution', () => {
  test.each([
    [
      'JSON that is cut off',
      '{"query":',
      'The request could not be read. Check it and send it again.',
    ],
    ['nothing', '', 'The request could not be read. Check it and send it again.'],
    [
      'a __proto__ property',
      '{"query":"{__typename}","__proto__":{}}',
      'The request could not be read. Check it and send it again.',
    ],
    ['a list', '[{"query":"{__typename}"}]', 'Send one operation per request, not a list.'],
    ['null', 'null', 'Send a JSON object with query, variables and operationName.'],
    ['a number', '5', 'Send a JSON object with query, variables and operationName.'],
    ['no query', '{}', 'The query is missing. Send it as text.'],
    ['an empty query', '{"query":" "}', 'The query is missing. Send it as text.'],
    [
      'a query that is a list',
      '{"query":["{__typename}"]}',
      'The query is missing. Send it as text.',
    ],
    [
      'a very long query',
      JSON.stringify({ query: `{__typename} #${'a'.repeat(10_000)}` }),
      'The query is longer than 10000 characters.',
    ],
    [
      'variables that are a list',
      '{"query":"{__typename}","variables":[]}',
      'The variables must be a JSON object.',
    ],
    [
      'variables as text',
      '{"query":"{__typename}","variables":"{}"}',
      'The variables must be a JSON object.',
    ],
    [
      'an invalid operationName',
      '{"query":"{__typename}","operationName":"a b"}',
      'The operationName must be a GraphQL name.',
    ],
  ])('%s: 400 with a message', async (_case, payload, message) => {
    const { app, token } = await createTestServer();
    const headers = { ...json, authorization: `Bearer ${await token()}` };
    const answer = await app.inject({ ...post, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } }],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the longest query, and null in place of variables and a name, are read', async () => {
    const { app, token } = await createTestServer();
    const headers = { ...json, authorization: `Bearer ${await token()}` };
    const query = '{__typename} #'.padEnd(10_000, 'a');
    const payload = { query, variables: null, operationName: null };
    const answer = await app.inject({ ...post, headers, payload });
    expect(answer.json()).toEqual({ data: { __typename: 'Query' } });
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '§2 %s: 405 with Allow, whatever its body is',
    async (method) => {
      const { app } = await createTestServer();
      for (const url of ['/api', '/api/', '/api?query={__typename}']) {
        const answer = await app.inject({
          method,
          url,
          headers: { 'content-type': 'text/plain' },
          payload: method === 'GET' || method === 'HEAD' ? undefined : 'x',
        });
        expect(answer.statusCode).toBe(405);
        expect(answer.headers.allow).toBe('POST');
        expect(answer.body).toContain(method === 'HEAD' ? '' : '"code":"METHOD_NOT_ALLOWED"');
      }
    },
  );

  test('more than 384 kB: 413', async () => {
    const { app } = await createTestServer();
    const answer = await app.inject({
      ...post,
      payload: JSON.stringify({ query: '{__typename}', variables: { a: 'a'.repeat(393_216) } }),
    });
    expect([answer.statusCode, answer.json<Answer>().errors?.[0]?.extensions.code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/graphql',
    undefined,
  ])('a body of type %s: 415', async (type) => {
    const { app } = await createTestServer();
    const answer = await app.inject({
      method: 'POST',
      url: '/api',
      headers: type ? { 'content-type': type } : {},
      payload: '{"query":"{__typename}"}',
    });
    expect([answer.statusCode, answer.json<Answer>().errors?.[0]?.extensions.code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  test('too many requests: 429 with the seconds to wait, for that person only', async () => {
    const { app, token } = await createTestServer({
      rateLimits: { requestsPerMinute: 3, changesPerMinute: 0 },
    });
    const ask = async (sub: string) =>
      app.inject({
        ...post,
        headers: { ...json, authorization: `Bearer ${await token({ sub })}` },
        payload: { query: '{__typename}' },
      });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask('U1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask('U1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json<Answer>().errors?.[0]).toEqual({
      message: 'Too many requests. Nothing was done; try again in 1 minute.',
      extensions: { code: 'TOO_MANY_REQUESTS', requestId: expect.any(String) },
    });
    expect((await ask('U2')).statusCode).toBe(200);
  });

  test('too many requests of people who are not signed in: 429 for that address only', async () => {
    const { app } = await createTestServer({
      rateLimits: { requestsPerMinute: 1, changesPerMinute: 0 },
    });
    const ask = (remoteAddress: string) =>
      app.inject({ ...post, remoteAddress, payload: { query: '{__typename}' } });
    const answers = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200]);
    expect(answers[0]?.headers).not.toHaveProperty('x-ratelimit-limit');
  });

  test('8 root fields with aliases, also in fragments: 200', async () => {
    const { ask } = await createTestServer();
    const [four, others] = ['abcd', 'efgh'].map((names) =>
      Array.from(names, (name) => `${name}: __typename`).join(' '),
    );
    const query = `{ ${four} ...rest } fragment rest on Query { ... { ${others} } }`;
    expect((await ask(query)).status).toBe(200);
  });

  test.each([
    ['an item', '{ foodLogItems { name food: name } }'],
    [
      'an item, in a fragment',
      '{ foodLogItems { ...A } } fragment A on FoodLogSuggestion { ... { food: name } }',
    ],
    ['an item, to its own name', '{ foodLogItems { name: name } }'],
    ['an item, of its type', '{ foodLogItems { a: __typename } }'],
    ['a change', 'mutation { foodLogDelete(entries: []) { days { sums: stats { fats } } } }'],
  ])('an alias in %s: 400 with a message', async (_case, query) => {
    const { ask } = await createTestServer();
    expect(await ask(query)).toMatchObject({
      status: 400,
      errors: [
        {
          message: expect.stringMatching(
            /^The field \w+ cannot have an alias: only the fields of the operation itself can\.$/,
          ),
        },
      ],
    });
  });

  test.each([
    ['a syntax error', '{'],
    ['an unknown field', '{ foodLogStat { calories } }'],
    ['a syntax tree instead of text', JSON.stringify({ kind: 'Document', definitions: [] })],
    ['a syntax tree that is broken', JSON.stringify({ kind: 'Document' })],
    ['JSON null as query', 'null'],
    ['a subscription', 'subscription { foodLogStats { calories } }'],
    ['501 words', `{ foodLogFindById(id: "${'a'.repeat(24)}") { ${'id '.repeat(501)} } }`],
    [
      '9 root fields',
      `{ ${Array.from({ length: 9 }, (_, count) => `a${count}: __typename`).join(' ')} }`,
    ],
    [
      '9 root fields through fragments',
      '{ ...A ...A ...A } fragment A on Query { ...B ...B ...B } fragment B on Query { __typename }',
    ],
    ['fragments in a cycle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    [
      'a bomb of fragments',
      `{ ...F0 } ${Array.from({ length: 30 }, (_, count) => `fragment F${count} on Query { ...F${count + 1} ...F${count + 1} }`).join(' ')} fragment F30 on Query { __typename }`,
    ],
  ])('%s: 400', async (_case, query) => {
    const { ask } = await createTestServer();
    for (let time = 0; time < 3; time += 1) {
      expect(await ask(query)).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([
          expect.objectContaining({
            extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
          }),
        ]),
      });
    }
  });

  test.each([
    [
      'a long name, and many variables that are not used',
      `query ${'a'.repeat(9000)}(${Array.from({ length: 90 }, (_, count) => `$v${count}: Int`).join(' ')}) { __typename }`,
      {},
    ],
    [
      'an input of thousands of unknown fields',
      foodLogCreate,
      { data: Object.fromEntries(Array.from({ length: 8000 }, (_, count) => [`a${count}`, 1])) },
    ],
  ])('%s: 400 with an answer of 10 kB at most', async (_case, query, variables) => {
    const { ask } = await createTestServer();
    for (let time = 0; time < 3; time += 1) {
      const answer = await ask(query, variables);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer).length).toBeLessThan(10_000);
    }
  });

  test('introspection and hints work in development and are off in production', async () => {
    const schema = '{ __schema { types { fields { type { ofType { ofType { name } } } } } } }';
    const typo = '{ foodLogStat { calories } }';
    const typoInVariable = { data: { ...egg, calorie: 1 } };
    const developing = await createTestServer();
    expect((await developing.ask(schema)).status).toBe(200);
    expect(JSON.stringify(await developing.ask(typo))).toContain('Did you mean');

    const { keys, token } = await import('../testing/testKeys.ts').then(({ createTestKeys }) =>
      createTestKeys('P1'),
    );
    const signIn = {
      kind: 'hosted',
      projectId: 'P1',
      baseUrl: 'https://api.descope.com',
      baseUrlGiven: false,
    } as const;
    const { ask } = await createTestServer({ production: true, signIn }, { keys });
    expect((await ask('{ __typename }', {}, await token())).status).toBe(200);
    for (const query of [schema, '{ __type(name: "Query") { name } }']) {
      expect((await ask(query, {}, await token())).status).toBe(400);
    }
    expect(await ask(typo, {}, await token())).toEqual({
      status: 400,
      errors: [
        {
          message: 'Cannot query field "foodLogStat" on type "Query".',
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
        },
      ],
    });
    const answer = await ask(foodLogCreate, typoInVariable, await token());
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).not.toContain('Did you mean');
  });
});

describe('§8 an internal error', () => {
  test('is logged with the masked request, and none of its details are sent', async () => {
    const lines: string[] = [];
    const { store, ask } = await createTestServer(
      {},
      { logStream: { write: (line) => void lines.push(line) } },
    );
    await store.close();
    for (let time = 0; time < 3; time += 1) {
      const answer = await ask(foodLogFindById, { id: 'a'.repeat(24) });
      expect(answer).toEqual({
        status: 200,
        data: { foodLogFindById: null },
        errors: [
          {
            message: 'Something went wrong on our side. Nothing was lost; please try again.',
            locations: expect.any(Array),
            path: ['foodLogFindById'],
            extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
          },
        ],
      });
    }
    expect(await ask(foodLogCreate, { data: egg })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) } }],
    });
    expect(lines).toHaveLength(4);
    for (const line of lines)
      expect(line).toMatch(
        /"requestId":.*"message":"(driver has already been destroyed|The database connection is not open)".*"stack":/,
      );
  });
});
