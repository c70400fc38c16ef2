/** A time zone in which it is morning now. */
export interface Morning {
  timeZone: string;
  /** Today and the four days before it. */
  days: string[];
  /** The day of an instant, in milliseconds since 1970, in that time zone. */
  dayOf: (instant: number) => string;
  /** The instant of that minute of that day in that time zone, as sent to the server. */
  instantOf: (day: string, minuteOfDay: number) => string;
  /** A minute between nine and ten, as a minute of the day, never before an earlier one: longer times wrap a row of the log. */
  minuteNow: () => number;
}

const day = 86_400_000;

/** Finds a time zone without summer time in which it is morning, on the server's day. */
function findMorning(now: Date): Morning {
  // No zone is more than 12 hours behind. In the east it is morning too, but of the day after the server's.
  const hours = Math.max(-12, 9 - now.getUTCHours());
  const dayOf = (instant: number) =>
    new Date(instant + hours * 3_600_000).toISOString().slice(0, 10);
  return {
    timeZone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
    days: [0, 1, 2, 3, 4].map((daysAgo) => dayOf(now.getTime() - daysAgo * day)),
    dayOf,
    instantOf: (on, minuteOfDay) =>
      new Date(Date.parse(on) + minuteOfDay * 60_000 - hours * 3_600_000).toISOString(),
    minuteNow: () => {
      const sinceHour = Date.now() - now.getTime() + now.getUTCMinutes() * 60_000;
      return 9 * 60 + Math.min(59, Math.floor(sinceHour / 60_000));
    },
  };
}

/** The time zone of the test browser, in which no midnight passes during a test, whenever the tests run. */
export const morning = findMorning(new Date());
