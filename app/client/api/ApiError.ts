import type {
  DayMarkFragment,
  EntryFragment,
  FoodFragment,
  MealsFragment,
  PreferencesFragment,
  TargetsFragment,
} from './operations.generated.ts';

/** An entry as it is, or what a person has set. */
type Current = EntryFragment &
  Partial<
    Omit<
      FoodFragment & MealsFragment & TargetsFragment & PreferencesFragment & DayMarkFragment,
      'day' | 'deletedAt' | 'version'
    >
  >;

/**
 * An answer of /api without the data asked for. Its message is the first message of the server, or else "GraphQL Error
 * (Code: status)" (spec §8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** `extensions.code` of the first error, when the server gave one. */
  readonly code: string | undefined;
  /** The server's name for the request, with which its operators find it in their log. */
  readonly requestId: string | undefined;
  /** With CONFLICT: the current entry or setting, when the server sent it. */
  readonly current: Current | undefined;
  /** Whether the message was written by the server, for a person. */
  readonly explained: boolean;
  /** When the server takes requests again, in milliseconds since the page began; 0 when it asked for no pause. */
  readonly retryAt: number;
  /** The `Date` of the answer, when it had one. */
  readonly date: string | null;

  constructor(
    status: number,
    error?: {
      message?: string;
      extensions?: { code?: unknown; requestId?: string; current?: Current };
    },
    {
      retryAt = 0,
      date = null,
      ...options
    }: ErrorOptions & { retryAt?: number; date?: string | null } = {},
  ) {
    super(error?.message ?? `GraphQL Error (Code: ${status})`, options);
    this.status = status;
    const { code, requestId, current } = error?.extensions ?? {};
    this.code = typeof code === 'string' ? code : undefined;
    this.requestId = requestId;
    this.current = current;
    this.explained = error?.message !== undefined;
    this.retryAt = retryAt;
    this.date = date;
  }

  /**
   * Whether the server itself refused the request, so that sending it again cannot help. A session that has ended is
   * renewed instead, and an error without the server's code may come from a proxy or from the sign-in page of a network.
   */
  get isRefusal(): boolean {
    if (!this.code || this.status === 429 || this.status === 408 || this.status >= 500)
      return false;
    return this.code !== 'UNAUTHENTICATED' && this.code !== 'INTERNAL_SERVER_ERROR';
  }
}
