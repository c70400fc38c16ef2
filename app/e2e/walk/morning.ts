/** Where it is morning now, so that no midnight comes while somebody walks. */
export interface Morning {
  timeZone: string;
  /** Today and the four days before it. */
  days: string[];
  /** The instant, as the wire has it, at which it is that minute of that day there. */
  instantOf: (day: string, minuteOfDay: number) => string;
}

const day = 86_400_000;

/** A time zone without summer time in which it is morning, or as early as there is. */
export function morning(now = new Date()): Morning {
  const hours = Math.max(-12, 9 - now.getUTCHours());
  const there = now.getTime() + hours * 3_600_000;
  return {
    timeZone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
    days: [0, 1, 2, 3, 4].map((daysAgo) =>
      new Date(there - daysAgo * day).toISOString().slice(0, 10),
    ),
    instantOf: (on, minuteOfDay) =>
      new Date(Date.parse(on) + minuteOfDay * 60_000 - hours * 3_600_000).toISOString(),
  };
}
