import type { SignIn } from './settings.ts';
import { StartError } from './startError.ts';

const placeholder = '<script type="application/json" id="runtime-config">{}</script>';

/** Returns the client's sign-in settings. They are not in the build, so that one build serves every project. */
function runtimeConfig(signIn: SignIn): object {
  if (signIn.kind === 'local') {
    return { projectId: 'local', baseUrl: '/', baseStaticUrl: '/pages', baseCdnUrl: '/' };
  }
  return { projectId: signIn.projectId, ...(signIn.baseUrlGiven && { baseUrl: signIn.baseUrl }) };
}

/**
 * Writes the runtime config into the built page.
 * @throws StartError if the page has no placeholder for it.
 */
export function withRuntimeConfig(html: string, signIn: SignIn): string {
  if (!html.includes(placeholder)) {
    throw new StartError(
      'The built client has no place for its runtime config. Run `npm run build` again.',
    );
  }
  const json = JSON.stringify(runtimeConfig(signIn)).replaceAll('<', '\\u003c');
  return html.replace(placeholder, () => placeholder.replace('{}', () => json));
}
