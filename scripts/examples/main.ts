/**
 * Publishes the built library to a registry on this machine and tests it in every project of library/examples, or in
 * the named ones: `npm run prove -- examples [names]`.
 */
import { proveExamples } from './proveExamples.ts';
import { publishOnLoopback } from './publishOnLoopback.ts';

const { registry } = await publishOnLoopback();
try {
  const failed = await proveExamples(registry.npmArguments, process.argv.slice(2));
  process.exitCode = failed ? 1 : 0;
} finally {
  registry.close();
}
