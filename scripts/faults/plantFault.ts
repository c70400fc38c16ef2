import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Fault } from '../../library/src/accessibility/Fault.types.ts';

/** A fault with the absolute path of the file that it changes. */
export type PlantedFault = Omit<Fault, 'at' | 'breaks'>;

/** Returns the source with the fault. Throws unless the text to replace occurs exactly once. */
export function withFault(source: string, fault: PlantedFault): string {
  const [before, after, ...others] = source.split(fault.replace);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`“${fault.replace}” must occur exactly once in ${fault.in}.`);
  }
  return before + fault.with + after;
}

/**
 * Compiles the module that the fault in the variable `FAULT` names with that fault. A development server takes another
 * fault from the body of a request to `/fault`, or no fault if it is empty, and compiles again what that changes.
 */
export function plantFault(): Plugin {
  const current = (): Partial<PlantedFault> => JSON.parse(process.env['FAULT'] || '{}');
  return {
    name: 'plant-fault',
    enforce: 'pre',
    transform(source, id) {
      const { in: file, replace, with: by } = current();
      if (!file || !replace || by === undefined || file !== id.split('?')[0]) return undefined;
      return withFault(source, { in: file, replace, with: by });
    },
    configureServer({ middlewares, environments }) {
      middlewares.use('/fault', async (request, response) => {
        const last = current().in;
        process.env['FAULT'] = await text(request);
        for (const file of [last, current().in]) {
          for (const { moduleGraph } of Object.values(environments)) {
            if (file) moduleGraph.onFileChange(file);
          }
        }
        response.end();
      });
    },
  };
}
