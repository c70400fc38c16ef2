/** Returns the bytes of a FoodForm's HTML from a server, with its styles and those of its MUI components. */
export async function serverHtml(): Promise<number> {
  // This is set before anything is loaded, because in development Emotion adds labels to every class.
  process.env.NODE_ENV = 'production';
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { FoodForm } = await import('@foodlog/ui');
  const form = createElement(FoodForm, { onSubmit: () => Promise.resolve() });
  return Buffer.byteLength(renderToString(form));
}
