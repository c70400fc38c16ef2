import type { ComponentType } from 'react';
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
    code: code[`${path}.example.tsx`] ?? '',
    component,
    types: catalogue.types
      .filter((type) => component.types.includes(type.name))
      .map(({ declaration }) => declaration)
      .join('\n\n'),
  };
}
