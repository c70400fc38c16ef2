import { readRuntimeConfig } from '../runtimeConfig.ts';

/** Asks for a file of the provider, for the browser's cache. */
async function ask(url: string): Promise<string | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks for what the sign-in form loads one after the other: its code, and from the provider its configuration, its theme
 * and the script that loads its fields. The addresses are those of the SDK. What cannot be had is left to the form, which
 * says so.
 */
export async function preloadSignIn(): Promise<void> {
  void import('@descope/web-component').catch(() => {});
  const { projectId, baseUrl, baseStaticUrl, baseCdnUrl } = readRuntimeConfig();
  const files = baseStaticUrl ?? `${baseUrl ?? 'https://static.descope.com'}/pages`;
  void ask(`${files}/${projectId}/v2-beta/theme.json`);
  const config = Object(parse(await ask(`${files}/${projectId}/v2-beta/config.json`)));
  const { componentsVersion: version, componentsVersionSri: integrity } = config;
  if (typeof version !== 'string') return;
  const link = document.createElement('link');
  // Browsers warn of a preload that nothing uses soon.
  link.rel = location.pathname.startsWith('/user/login') ? 'preload' : 'prefetch';
  link.as = 'script';
  if (typeof integrity === 'string') Object.assign(link, { integrity, crossOrigin: 'anonymous' });
  const host = baseCdnUrl ?? 'https://descopecdn.com';
  link.href = `${host}/npm/@descope/web-components-ui@${version}/dist/umd/index.js`;
  document.head.append(link);
}
