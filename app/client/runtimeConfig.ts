/** The sign-in service to use. The server writes it into index.html; addresses may be relative to that page. */
export interface RuntimeConfig {
  /** The Descope project, or `local` for the stand-in. */
  projectId: string;
  baseUrl?: string;
  baseStaticUrl?: string;
  baseCdnUrl?: string;
}

const absolute = (url: string | undefined) =>
  // The SDK appends paths to these addresses, so none may end in a slash.
  url === undefined ? undefined : new URL(url, location.origin).href.replace(/\/$/, '');

/**
 * Reads the configuration that the server wrote into the page.
 * @throws when the configuration is missing or names no project, because nobody could sign in.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById('runtime-config')?.textContent ?? '{}';
  const config: Partial<RuntimeConfig> = JSON.parse(text);
  if (!config.projectId) {
    throw new Error(
      'The page carries no sign-in project, so nobody can sign in. Serve it with the Foodlog server.',
    );
  }
  return {
    projectId: config.projectId,
    baseUrl: absolute(config.baseUrl),
    baseStaticUrl: absolute(config.baseStaticUrl),
    baseCdnUrl: absolute(config.baseCdnUrl),
  };
}
