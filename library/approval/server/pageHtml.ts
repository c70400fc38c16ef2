import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Review } from '../Review.types.ts';

const built = (file: string) => fileURLToPath(new URL(`../dist/${file}`, import.meta.url));

// `</script` and `<!--` would end or change the script.
const inside = (text = '') => text.replaceAll(/<(?=\/script|!--|script)/gi, '\\x3c');

/** What a saved page carries: the review, and its pictures in base64 by blob id. */
export interface SavedReview {
  review: Review;
  images: Record<string, string>;
}

/** The page as one file, with its script in it: the same for the server and for saving. */
export async function pageHtml(saved?: SavedReview): Promise<string> {
  const [html, script, styles] = await Promise.all(
    ['index.html', 'page.js', 'page.css'].map(async (file) => readFile(built(file), 'utf8')),
  ).catch(() => {
    throw new Error('The approval page is not built: start it with npm run approve.');
  });
  const data = saved && JSON.stringify(saved).replaceAll('<', '\\u003c');
  const parts = [
    data &&
      `<script type="application/json" id="saved-review" data-of="${createHash('sha256').update(data).digest('hex')}">${data}</script>`,
    `<script type="module">${inside(script)}</script>`,
  ];
  return (html ?? '')
    .replace(/<script[^>]*src=[^>]*><\/script>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
    .replace('</body>', () => `${parts.filter(Boolean).join('\n')}</body>`);
}
