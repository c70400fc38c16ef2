/** Receives the progress of a long piece of work. */
export interface Report {
  /** Called often. `done` and `total` are entries or bytes, as `what` says. */
  progress(what: string, done: number, total: number): void;
  /** Called once for something that is worth knowing. */
  note(text: string): void;
}
