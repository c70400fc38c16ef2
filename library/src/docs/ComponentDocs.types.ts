/** What a person reads about a component before using it, and tools read in llms.txt. */
export interface ComponentDocs {
  /** When to use it, one sentence each. */
  use: string[];
  /** When not, and what to use instead. */
  avoid: string[];
  /** What keys do in it. Empty where there is nothing to operate. */
  keyboard: { keys: string[]; does: string }[];
}
