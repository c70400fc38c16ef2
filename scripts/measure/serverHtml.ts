/** The bytes of a FoodForm as a server sends it, its styles and those of MUI's parts in it included. */
export async function serverHtml(): Promise<number> {
  // Before anything is loaded: in development Emotion writes names of its own into every class.
  process.env.NODE_ENV = 'production';
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { FoodForm } = await import('@foodlog/ui');
  const form = createElement(FoodForm, { onSubmit: () => Promise.resolve() });
  return Buffer.byteLength(renderToString(form));
}
