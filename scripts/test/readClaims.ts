import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Accessibility } from '../../library/src/accessibility/Accessibility.types.ts';

export interface Claims {
  component: string;
  accessibility: Accessibility;
}

/** Reads the accessibility claims of every component. */
export async function readClaims(root: string): Promise<Claims[]> {
  const folders = globSync('library/src/components/*', { cwd: root }).toSorted();
  return Promise.all(
    folders.map(async (folder) => {
      const component = basename(folder);
      const file = join(root, folder, `${component}.accessibility.ts`);
      const { accessibility }: Pick<Claims, 'accessibility'> = await import(file);
      return { component, accessibility };
    }),
  );
}
