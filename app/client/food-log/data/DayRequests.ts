import type { DayLog } from './FoodLog.types.ts';

interface Request {
  answer: Promise<DayLog>;
  /** Whether the screen may still take it. */
  isAhead: boolean;
  /** Whether the answer may hold the day as it was before something that is known by now. */
  isOvertaken: boolean;
}

type Send = () => Promise<DayLog>;

/** The requests for days that are under way, by their cache keys, so that a day that is fetched ahead is asked for once. */
export class DayRequests {
  readonly #underWay = new Map<string, Request>();

  /** Fetches a day for the screen: with the request that was sent ahead, if that is under way. @throws ApiError. */
  async fetch(key: string, send: Send): Promise<DayLog> {
    const ahead = this.#underWay.get(key);
    if (!ahead?.isAhead) return this.#begin(key, send, false).answer;
    ahead.isAhead = false;
    return ahead.answer;
  }

  /**
   * Fetches a day ahead, unless a request for it is under way: then that one answers.
   * @param keepFor how long after the answer the screen may still take it, in milliseconds.
   * @returns undefined when the answer does not count, because the day has changed or has been asked for again meanwhile.
   * @throws ApiError.
   */
  async fetchAhead(key: string, send: Send, keepFor = 0): Promise<DayLog | undefined> {
    const request = this.#underWay.get(key) ?? this.#begin(key, send, true, keepFor);
    const log = await request.answer;
    return request.isOvertaken ? undefined : log;
  }

  /** Notes that the server has changed a day, or may know it better than an answer that is under way. */
  overtake(key: string): void {
    const request = this.#underWay.get(key);
    if (request) request.isOvertaken = true;
    this.#underWay.delete(key);
  }

  #begin(key: string, send: Send, isAhead: boolean, keepFor = 0): Request {
    this.overtake(key);
    const request = { answer: send(), isAhead, isOvertaken: false };
    this.#underWay.set(key, request);
    const end = () => {
      if (this.#underWay.get(key) === request) this.#underWay.delete(key);
    };
    request.answer.then(keepFor > 0 ? () => setTimeout(end, keepFor) : end, end);
    return request;
  }
}
