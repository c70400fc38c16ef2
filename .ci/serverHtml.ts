import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The bytes of a FoodForm as a server sends it, its styles and those of MUI's parts in it included. */
export async function serverHtml(): Promise<number> {
  // In development Emotion writes names of its own into every class.
  process.env.NODE_ENV = 'production';
  const { FoodForm } = await import('@foodlog/ui');
  const form = createElement(FoodForm, { onSubmit: () => Promise.resolve() });
  return Buffer.byteLength(renderToString(form));
}
