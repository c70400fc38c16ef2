import { readRuntimeConfig } from '../runtimeConfig.ts';

function preload(href: string, as: 'fetch' | 'script') {
  const link = document.createElement('link');
  // Browsers warn of a preload that nothing uses soon.
  const rel = location.pathname === '/user/login' ? 'preload' : 'prefetch';
  Object.assign(link, { rel, as, href });
  // As the sign-in SDK asks for it.
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/**
 * Asks for what the sign-in form loads one after the other: its code, and from the provider its configuration, its theme
 * and the code of its fields. The addresses are those of the SDK. What cannot be had is left to the form, which says so.
 */
export async function preloadSignIn(): Promise<void> {
  void import('@descope/web-component').catch(() => {});
  const { projectId, baseUrl, baseStaticUrl, baseCdnUrl } = readRuntimeConfig();
  const files = baseStaticUrl ?? `${baseUrl ?? 'https://static.descope.com'}/pages`;
  const file = (name: string) => `${files}/${projectId}/v2-beta/${name}`;
  preload(file('theme.json'), 'fetch');
  const answer = await fetch(file('config.json')).catch(() => undefined);
  const config: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const version: unknown = Object(config).componentsVersion;
  if (typeof version !== 'string') return;
  const host = baseCdnUrl ?? 'https://descopecdn.com';
  preload(`${host}/npm/@descope/web-components-ui@${version}/dist/umd/index.js`, 'script');
}
