import type { Plugin, ViteDevServer } from 'vite';
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

const current = (): Partial<PlantedFault> => JSON.parse(process.env['FAULT'] || '{}');

/** Plants another fault, or none, and has the modules that this changes compiled again. */
function plant(fault: string, { environments }: ViteDevServer) {
  const last = current().in;
  process.env['FAULT'] = fault;
  for (const file of [last, current().in]) {
    for (const { moduleGraph } of Object.values(environments)) {
      if (file) moduleGraph.onFileChange(file);
    }
  }
}

/**
 * Compiles the module that the fault in the variable `FAULT` names with that fault. A development server takes another
 * fault, or none, from the query of a request to `/fault`.
 */
export function plantFault(): Plugin {
  return {
    name: 'plant-fault',
    enforce: 'pre',
    transform(source, id) {
      const { in: file, replace, with: by } = current();
      if (!file || !replace || by === undefined || file !== id.split('?')[0]) return undefined;
      return withFault(source, { in: file, replace, with: by });
    },
    configureServer(server) {
      server.middlewares.use('/fault', ({ url = '' }, response) => {
        plant(decodeURIComponent(url.split('?')[1] ?? ''), server);
        response.end();
      });
    },
  };
}
