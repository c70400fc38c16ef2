import type { Proof } from './Accessibility.types.ts';

/** A small change of the source, and the proofs that must fail with it. `npm run prove:accessibility` tries each one. */
export interface Fault {
  /** The file, relative to the file of the fault. `app/dist` stands for the built client. */
  in: string;
  /** Text that occurs exactly once in the file. */
  replace: string;
  with: string;
  /** For measurements and for the checks of every story: the story in which to look. */
  at?: string;
  breaks: [Proof, ...Proof[]];
}
