interface Sent {
  operationName: string;
  variables: {
    data: Record<'calories' | 'fats' | 'proteins' | 'carbs', number> & {
      id: string;
      day: string;
      name: string;
      loggedAt: string;
    };
    pagination: { filter: { startDate: string } };
  };
}

type Answer =
  'as it should' | 'no answer' | 'arrives, no answer' | { refuses: string; code: string };

const reply = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Takes the place of `fetch` with a server that keeps entries by id, as the real one does, until restored. */
export function fakeServer() {
  const entries = new Map<string, Sent['variables']['data']>();
  const sent: Sent[] = [];
  const server = {
    entries,
    sent,
    /** How the next create is answered. */
    nextCreate: 'as it should' as Answer,
    /** Every answer waits for this. */
    held: undefined as Promise<void> | undefined,
    /** Set to make every question for totals fail. */
    statsError: undefined as string | undefined,
    /** Whether requests get no answer at all. */
    networkFails: false,
    restore: () => {},
    count: (operationName: string) =>
      sent.filter((request) => request.operationName === operationName).length,
  };

  const create = ({ data }: Sent['variables']) => {
    const answer = server.nextCreate;
    server.nextCreate = 'as it should';
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    if (typeof answer === 'object') {
      return reply({ errors: [{ message: answer.refuses, extensions: { code: answer.code } }] });
    }
    const known = entries.get(data.id);
    if (known && JSON.stringify(known) !== JSON.stringify(data)) {
      return reply({ errors: [{ message: 'Taken.', extensions: { code: 'CONFLICT' } }] });
    }
    entries.set(data.id, data);
    if (answer === 'arrives, no answer') throw new TypeError('Failed to fetch');
    return reply({ data: { foodLogCreate: { id: data.id } } });
  };

  const stats = ({ pagination }: Sent['variables']) => {
    if (server.statsError) {
      return reply({
        errors: [{ message: server.statsError, extensions: { code: 'BAD_USER_INPUT' } }],
      });
    }
    const totals = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
    for (const entry of entries.values()) {
      if (entry.day !== pagination.filter.startDate) continue;
      for (const name of ['calories', 'fats', 'proteins', 'carbs'] as const) {
        totals[name] += entry[name];
      }
    }
    return reply({ data: { foodLogStats: totals } });
  };

  const { fetch } = globalThis;
  server.restore = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = async (url, init) => {
    const request: Sent = await new Request(url, init).json();
    sent.push(request);
    await server.held;
    if (server.networkFails) throw new TypeError('Failed to fetch');
    return request.operationName === 'foodLogCreate'
      ? create(request.variables)
      : stats(request.variables);
  };
  return server;
}
