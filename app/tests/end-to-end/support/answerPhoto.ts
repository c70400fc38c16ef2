import type { BrowserContext } from 'playwright/test';

/** One green pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOQzjb5DwACcgGEgDrpVwAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers for the stock photo of the error screen, which is on another machine. */
export const answerPhoto = async (context: BrowserContext) =>
  context.route('https://images.unsplash.com/**', async (route) =>
    route.fulfill({ contentType: 'image/png', body: photo }),
  );
