/** A time zone in which it is morning now. */
export interface Morning {
  timeZone: string;
  /** Today and the four days before it. */
  days: string[];
  /** The instant of that minute of that day in that time zone, as sent to the server. */
  instantOf: (day: string, minuteOfDay: number) => string;
  /** The present minute of the day in that time zone. */
  minuteNow: () => number;
}

const day = 86_400_000;

/** Finds a time zone without summer time in which it is between nine and ten. */
function findMorning(now: Date): Morning {
  const behind = 9 - now.getUTCHours();
  // No zone is more than 12 hours behind. Where it is so late, it is morning already in the east.
  const hours = behind < -12 ? behind + 24 : behind;
  const there = now.getTime() + hours * 3_600_000;
  return {
    timeZone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
    days: [0, 1, 2, 3, 4].map((daysAgo) =>
      new Date(there - daysAgo * day).toISOString().slice(0, 10),
    ),
    instantOf: (on, minuteOfDay) =>
      new Date(Date.parse(on) + minuteOfDay * 60_000 - hours * 3_600_000).toISOString(),
    minuteNow: () => Math.floor(((Date.now() + hours * 3_600_000) % day) / 60_000),
  };
}

/** The time zone of the test browser, in which no midnight passes during a test, whenever the tests run. */
export const morning = findMorning(new Date());
