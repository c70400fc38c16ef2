/** Renders the parts of a text in backticks as code. */
export const withCode = (text = '') =>
  text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
