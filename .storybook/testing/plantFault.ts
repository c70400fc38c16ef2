import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A change of one source file, which the check of pictures must notice. */
export interface Fault {
  /** The absolute path of the file. */
  file: string;
  /** What the file then contains. */
  source: string;
}

/**
 * Lets the development server of Storybook compile one file with a fault: the JSON file that `FAULT_FILE` names holds it.
 * A request to `/fault` has the file of the last fault and that of this one compiled again.
 */
export function plantFault(): Plugin {
  const place = process.env['FAULT_FILE'];
  const read = (): Fault | undefined =>
    place ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
  let last = '';
  return {
    name: 'plant-fault',
    apply: 'serve',
    enforce: 'pre',
    transform: (_, id) => (read()?.file === id.split('?')[0] ? read()?.source : undefined),
    configureServer({ environments, middlewares }) {
      if (!place) return;
      middlewares.use('/fault', (_, response) => {
        const { file = '' } = read() ?? {};
        for (const changed of [last, file].filter(Boolean))
          for (const { moduleGraph } of Object.values(environments))
            moduleGraph.onFileChange(changed);
        last = file;
        response.end();
      });
    },
  };
}
