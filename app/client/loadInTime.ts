import { withTimeLimit } from './api/withTimeLimit.ts';

/** How long a part of the app may take to load before it counts as failed (spec §2), in milliseconds. */
const limit = 30_000;

/** Loads a part of the app. @throws when it does not load, or not in time. */
export const loadInTime = async <Part>(load: () => Promise<Part>): Promise<Part> =>
  withTimeLimit(limit, load);
