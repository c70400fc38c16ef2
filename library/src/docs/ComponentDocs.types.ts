/** The usage guidelines of a component, for its docs page and its llms page. */
export interface ComponentDocs {
  /** When to use the component, one sentence each. */
  use: string[];
  /** When not to use it, and what to use instead. */
  avoid: string[];
  /** The effect of each key. Empty for a component without interactive elements. */
  keyboard: { keys: string[]; does: string }[];
}
