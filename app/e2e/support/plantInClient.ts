import type { BrowserContext } from 'playwright';

/** Serves the built client with the fault in the variable `FAULT`, which `npm run prove:accessibility` sets. */
export async function plantInClient(context: BrowserContext) {
  const fault: { replace?: string; with?: string } = JSON.parse(process.env['FAULT'] || '{}');
  const { replace, with: by } = fault;
  if (replace === undefined || by === undefined) return;
  await context.route('**', async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(replace, () => by);
    return route.fulfill({ response, body });
  });
}
