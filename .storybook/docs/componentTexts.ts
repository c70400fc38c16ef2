import type { ComponentType } from 'react';
import type { Conformance } from '../../library/conformance/Conformance.types.ts';
import catalogue from '../../library/dist/catalogue.json';
import { answersOf, type Claims } from '../../library/src/accessibility/claims.ts';
import type { ComponentDocs } from '../../library/src/docs/ComponentDocs.types.ts';

const docs = import.meta.glob<ComponentDocs>('../../library/src/components/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});
const claims = import.meta.glob<Claims>('../../library/src/components/*/*.accessibility.ts', {
  eager: true,
  import: 'claims',
});
const examples = import.meta.glob<ComponentType>('../../library/src/components/*/*.example.tsx', {
  eager: true,
  import: 'Example',
});
const code = import.meta.glob<string>('../../library/src/components/*/*.example.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
// Loaded late, because every story would load the examples of all components otherwise.
const conformances = import.meta.glob<Conformance>(
  '../../library/src/components/*/*.conformance.tsx',
  { import: 'conformance' },
);

async function loadExamples(path: string): Promise<ComponentType[]> {
  // Words of another width would move what is below them.
  await document.fonts.load('1em "Figtree Variable"');
  const conformance = await conformances[`${path}.conformance.tsx`]?.();
  return conformance?.examples.map(({ Component }) => Component) ?? [];
}

const loaded = new Map<string, Promise<ComponentType[]>>();

/** The examples of the conformance tests. A page waits for them, so that it is whole when it is first painted. */
function furtherExamples(path: string) {
  const further = loaded.get(path) ?? loadExamples(path);
  loaded.set(path, further);
  return further;
}

/** The texts of a component; `undefined` when no component has this name. */
export function textsOf(name: string) {
  const path = `../../library/src/components/${name}/${name}`;
  const text = docs[`${path}.docs.ts`];
  const claimed = claims[`${path}.accessibility.ts`];
  const Example = examples[`${path}.example.tsx`];
  const component = catalogue.components.find((one) => one.name === name);
  if (!text || !claimed || !Example || !component) return undefined;
  return {
    text,
    answers: answersOf(name, claimed),
    Example,
    further: furtherExamples(path),
    code: code[`${path}.example.tsx`] ?? '',
    component,
    types: catalogue.types
      .filter((type) => component.types.includes(type.name))
      .map(({ declaration }) => declaration)
      .join('\n\n'),
  };
}
