import type { Page, Request } from 'playwright';

const reported = new WeakSet<Request>();

function isElsewhere(request: Request, page: Page) {
  const { origin, protocol } = new URL(request.url());
  return protocol.startsWith('http') && origin !== new URL(page.url()).origin;
}

/**
 * The errors since the last call: logged errors, unhandled errors, and requests to another origin. Each one is returned
 * once.
 */
export async function collectErrors(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages();
  const errors = await page.pageErrors();
  const requests = await page.requests();
  await page.clearConsoleMessages();
  await page.clearPageErrors();
  const elsewhere = requests.filter(
    (request) => isElsewhere(request, page) && !reported.has(request),
  );
  for (const request of elsewhere) reported.add(request);
  return [
    ...messages
      .filter((message) => message.type() === 'error')
      .map((message) => `The story logged an error: ${message.text()}`),
    ...errors.map((error) => `The story left an error unhandled: ${error.message}`),
    ...elsewhere.map(
      (request) =>
        `The story requested ${request.url()} from another machine, so its picture depends on the network: import the file or use a data URL.`,
    ),
  ];
}
