import { findProgram, type Programs } from './Programs.ts';

/**
 * Starts a display that nobody sees: without one, Firefox has no pointer, and WebKit does not start.
 * @returns the variables with which a program draws on it.
 */
export async function startDisplay(programs: Programs): Promise<NodeJS.ProcessEnv> {
  const display = await programs.start(
    findProgram('xvfb', 'Xvfb'),
    ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  );
  return { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
}
