import type { ComponentType } from 'react';
import catalogue from '../../library/dist/catalogue.json';
import measured from '../../library/measured.json';
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

/** The texts and measurements of a component; `undefined` when no component has this name. */
export function textsOf(name: string) {
  const folder = `../../library/src/components/${name}/${name}`;
  const text = docs[`${folder}.docs.ts`];
  const claimed = claims[`${folder}.accessibility.ts`];
  const Example = examples[`${folder}.example.tsx`];
  const component = catalogue.components.find((one) => one.name === name);
  if (!text || !claimed || !Example || !component) return undefined;
  const { bytes, serverHtml, instantiations, instantiationsOfMui, render } = measured;
  return {
    text,
    answers: answersOf(name, claimed),
    Example,
    code: code[`${folder}.example.tsx`] ?? '',
    component,
    types: catalogue.types
      .filter((type) => component.types.includes(type.name))
      .map(({ declaration }) => declaration)
      .join('\n\n'),
    measured: {
      bytes: new Map(Object.entries(bytes)).get(name),
      together: bytes['those five together'],
      html: new Map(Object.entries(serverHtml)).get(name),
      instantiationsOfMui: Object.entries(instantiationsOfMui),
      instantiations: new Map(Object.entries(instantiations)).get(name),
      render: name === 'TotalsCard' ? Object.entries(render) : [],
    },
  };
}
