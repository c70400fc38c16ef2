/** How a browser shows stories: in one language, in one time zone, without movement. */
export const contextOptions = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
} as const;
