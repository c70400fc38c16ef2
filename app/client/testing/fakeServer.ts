import type {
  DayMark,
  FoodSetting,
  LoggedEntry,
  Meals,
  Preferences,
  SettingChange,
  Targets,
} from '../food-log/data/FoodLog.types.ts';
import { withVersion } from '../food-log/outbox/versions.ts';
import {
  noPreferences,
  noSettings,
  sameSetting,
  settingIn,
  withSetting,
} from '../food-log/data/settings.ts';
import { fakeTransfer } from './fakeTransfer.ts';

interface Sent {
  operationName: string;
  variables: {
    data: LoggedEntry;
    /** What a person sets, in place of `data`. */
    setting: Targets & Meals & FoodSetting & Preferences & DayMark;
    /** Several new entries, in place of `data`. */
    many: LoggedEntry[];
    entries: { id: string; version: number }[];
    pagination: { filter: { startDate: string; endDate: string } };
    startDate: string;
    endDate: string;
    after?: string;
  };
}

type Answer =
  | 'as it should'
  | 'no answer'
  | 'arrives, no answer'
  | { refuses: string; code: string; status?: number };

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const reply = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
/** @param current with CONFLICT, the entry or setting as it is. */
const refuse = (message: string, code: string, current?: object, status?: number) =>
  reply({ errors: [{ message, extensions: { code, current } }] }, status);

const unchanged = <Setting>(data: Setting) => ({ before: data, after: data });

/** Replaces `fetch` with a server that keeps entries by id, as the real one does, until `restore` is called. */
export function fakeServer() {
  const entries = new Map<string, LoggedEntry>();
  const firstSent = new Map<string, string>();
  const sent: Sent[] = [];
  const server = {
    entries,
    sent,
    settings: noSettings,
    /** The foods to offer. */
    foods: [] as object[],
    /** How the next change is answered. */
    nextChange: 'as it should' as Answer,
    /** Delays every answer until this resolves. */
    held: undefined as Promise<void> | undefined,
    /** Delays the answers of one operation, as they are when it is asked, until `until` resolves. */
    delayed: undefined as { operationName: string; until: Promise<void> } | undefined,
    /** When set, every request for totals fails with it. */
    statsError: undefined as string | undefined,
    /** Whether every request fails without an answer. */
    networkFails: false,
    /** The time by the server's clock, which its answers then tell. */
    now: undefined as Date | undefined,
    restore: () => {},
    /** The imports by their ids. */
    imports: new Map() as ReturnType<typeof fakeTransfer>['imports'],
    /** Answers the operation of this name with an error. */
    refused: undefined as string | undefined,
    count: (operationName: string) =>
      sent.filter((request) => request.operationName === operationName).length,
    put: (entry: Partial<LoggedEntry> & { id: string; day: string }) => {
      entries.set(entry.id, {
        name: 'Oats',
        loggedAt: `${entry.day}T08:00:00.000Z`,
        minuteOfDay: 480,
        calories: 300,
        fats: 5,
        proteins: 10,
        carbs: 50,
        version: 1,
        deletedAt: null,
        ...entry,
      });
    },
  };

  const transfer = fakeTransfer(entries, (entry) => server.put(entry));
  server.imports = transfer.imports;

  const onDay = (day: string) =>
    [...entries.values()].filter((entry) => entry.day === day && entry.deletedAt === null);
  const totalsOf = (day: string) =>
    Object.fromEntries(
      figures.map((name) => [name, onDay(day).reduce((sum, entry) => sum + entry[name], 0)]),
    );
  const changed = (operationName: string, ids: string[], days: string[]) =>
    reply({
      data: {
        [operationName]: {
          entries: ids.map((id) => entries.get(id)),
          days: [...new Set(days)].map((day) => ({ day, stats: totalsOf(day) })),
        },
      },
    });

  function create(data: LoggedEntry): Response | undefined {
    const content = JSON.stringify(data);
    const known = firstSent.get(data.id);
    if (known !== undefined && known !== content) return refuse('Taken.', 'CONFLICT');
    if (known !== undefined) return undefined;
    firstSent.set(data.id, content);
    entries.set(data.id, { ...data, version: 1, deletedAt: null });
    return undefined;
  }

  function stats({ pagination, after }: Sent['variables']): Response {
    if (server.statsError) return refuse(server.statsError, 'BAD_USER_INPUT');
    const day = pagination.filter.startDate;
    const foodLogEntries = onDay(day).toSorted(
      (one, other) => other.loggedAt.localeCompare(one.loggedAt) || other.id.localeCompare(one.id),
    );
    const from = foodLogEntries.findIndex(({ id }) => id === after) + 1;
    const page = foodLogEntries.slice(from, from + 500);
    return reply({ data: { foodLogStats: totalsOf(day), foodLogEntries: page } });
  }

  function mark(operationName: string, versions: Sent['variables']['entries'], at: string | null) {
    for (const { id, version } of versions) {
      const entry = entries.get(id);
      if (entry?.version !== version) return refuse('Changed elsewhere.', 'CONFLICT', entry);
      entries.set(id, { ...entry, deletedAt: at, version: version + 1 });
    }
    const ids = versions.map(({ id }) => id);
    return changed(
      operationName,
      ids,
      ids.map((id) => entries.get(id)?.day ?? ''),
    );
  }

  function update({ data }: Sent['variables']): Response {
    const entry = entries.get(data.id);
    if (entry?.version !== data.version) return refuse('Changed elsewhere.', 'CONFLICT', entry);
    if (entry.deletedAt !== null) return refuse('Deleted meanwhile.', 'CONFLICT', entry);
    entries.set(data.id, { ...entry, ...data, version: entry.version + 1 });
    return changed('foodLogUpdate', [data.id], [entry.day, entries.get(data.id)?.day ?? '']);
  }

  function set(operationName: string, sentChange: SettingChange): Response {
    const made = withVersion(sentChange, sentChange.after.version + 1);
    const { after } = made;
    const known = settingIn(server.settings, made);
    const version = known?.version ?? 0;
    const isRepeated = known && version === after.version && sameSetting(known, after);
    if (version !== sentChange.after.version && !isRepeated)
      return refuse('Changed elsewhere.', 'CONFLICT', known);
    server.settings = withSetting(server.settings, made);
    return reply({ data: { [operationName]: after } });
  }

  function change({ operationName, variables }: Sent): Response {
    switch (operationName) {
      case 'foodLogSetTargets':
        return set(operationName, { kind: 'setTargets', ...unchanged(variables.setting) });
      case 'foodLogSetMeals':
        return set(operationName, { kind: 'setMeals', ...unchanged(variables.setting) });
      case 'foodLogSetFood':
        return set(operationName, { kind: 'setFood', ...unchanged(variables.setting) });
      case 'foodLogSetPreferences':
        return set(operationName, { kind: 'setPreferences', ...unchanged(variables.setting) });
      case 'foodLogSetDayMark':
        return set(operationName, { kind: 'setDayMark', ...unchanged(variables.setting) });
      case 'foodLogCreate':
        return (
          create(variables.data) ?? reply({ data: { foodLogCreate: { id: variables.data.id } } })
        );
      case 'foodLogCreateMany': {
        const refused = variables.many.map((entry) => create(entry)).find(Boolean);
        const ids = variables.many.map(({ id }) => id);
        const days = variables.many.map(({ day }) => day);
        return refused ?? changed(operationName, ids, days);
      }
      case 'foodLogDelete':
        return mark(operationName, variables.entries, '2026-11-21T10:00:00.000Z');
      case 'foodLogRestore':
        return mark(operationName, variables.entries, null);
      default:
        return update(variables);
    }
  }

  const { fetch } = globalThis;
  server.restore = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = async (url, init) => {
    const response = await answerTo(url, init);
    if (server.now) response.headers.set('date', server.now.toUTCString());
    return response;
  };
  async function answerTo(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
    init?.signal?.throwIfAborted();
    const request: Sent = await new Request(url, init).json();
    const { delayed } = server;
    const answer = await answerRequest(request);
    if (request.operationName === delayed?.operationName) await delayed.until;
    return answer;
  }
  async function answerRequest(request: Sent): Promise<Response> {
    const { variables } = request;
    if (Array.isArray(variables.data)) variables.many = variables.data;
    else if (request.operationName.startsWith('foodLogSet'))
      variables.setting = Object(variables.data);
    sent.push(request);
    await server.held;
    if (server.networkFails) throw new TypeError('Failed to fetch');
    if (request.operationName === 'foodLogStats') return stats(request.variables);
    const foodLogDeleted = [...entries.values()].filter(({ deletedAt }) => deletedAt !== null);
    if (request.operationName === 'foodLogDeleted') return reply({ data: { foodLogDeleted } });
    if (request.operationName === 'foodLogBounds') {
      const days = [...entries.values()].filter(({ deletedAt }) => deletedAt === null);
      const [firstDay, ...others] = days.map(({ day }) => day).toSorted();
      const bounds =
        firstDay === undefined ? null : { firstDay, lastDay: others.at(-1) ?? firstDay };
      return reply({
        data: {
          foodLogBounds: bounds,
          foodLogDeleted: foodLogDeleted.slice(0, 1),
          foodLogTargets: server.settings.targets,
          foodLogMeals: server.settings.meals,
          foodLogFoods: server.settings.foods ?? [],
          foodLogPreferences: server.settings.preferences ?? noPreferences,
          foodLogDayMarks: server.settings.dayMarks ?? [],
        },
      });
    }
    if (request.operationName === 'foodLogStatsByDay') {
      const { startDate, endDate } = request.variables.pagination.filter;
      const foodLogStatsByDay = [...new Set([...entries.values()].map(({ day }) => day))]
        .filter((day) => day >= startDate && day <= endDate && onDay(day).length > 0)
        .toSorted()
        .map((day) => ({ day, stats: totalsOf(day) }));
      return reply({ data: { foodLogStatsByDay } });
    }
    if (request.operationName === 'foodLogDays') {
      const { startDate, endDate } = request.variables;
      const days = [...entries.values()].filter(({ deletedAt }) => deletedAt === null);
      const within = days.map(({ day }) => day).filter((day) => day >= startDate && day <= endDate);
      return reply({ data: { foodLogDays: [...new Set(within)].toSorted() } });
    }
    if (/^foodLog(Frequent|Items)$/.test(request.operationName)) {
      return reply({ data: { [request.operationName]: server.foods } });
    }
    if (request.operationName === server.refused)
      return refuse('A day can have at most 500 entries.', 'BAD_USER_INPUT');
    const transferred = transfer.operations[request.operationName];
    if (transferred)
      return reply({ data: { [request.operationName]: transferred(Object(variables)) } });
    const answer = server.nextChange;
    server.nextChange = 'as it should';
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    if (typeof answer === 'object') {
      return refuse(answer.refuses, answer.code, undefined, answer.status);
    }
    const response = change(request);
    if (answer === 'arrives, no answer') throw new TypeError('Failed to fetch');
    return response;
  }
  return server;
}
