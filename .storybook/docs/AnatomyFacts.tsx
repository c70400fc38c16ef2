import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useMemo, useState, type ComponentType } from 'react';
import { AnatomyFigures, type Anatomy } from '../../library/docs/anatomy/AnatomyFigures.tsx';
import { lookOf, OwnSurface } from '../preview/withFoodlogTheme.tsx';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';
import { withCode } from './withCode.tsx';

const heads = ['Part', 'Measures', 'Description'];
/** How many parts a page shows at once. Of more, it shows the first half of this many. */
const longest = 20;

interface AnatomyFactsProps {
  component: { name: string; slots: { name: string; description?: string }[] };
  examples: readonly ComponentType[];
}

/** The parts of a component, numbered and measured on examples, and the tokens that its styles use. */
export function AnatomyFacts({ component: { name, slots }, examples }: AnatomyFactsProps) {
  const context = useContext(DocsContext);
  const [{ parts, tokens }, setAnatomy] = useState<Anatomy>({ parts: new Map(), tokens: [] });
  const names = useMemo(() => slots.map((slot) => slot.name), [slots]);
  const rows = slots
    .map((slot) => ({ ...slot, part: parts.get(slot.name) }))
    .toSorted((one, other) => (one.part?.number ?? Infinity) - (other.part?.number ?? Infinity))
    .map(({ name: slot, description, part }) => [
      <>
        {part && <b className="marker">{part.number}</b>} <code>{slot}</code>
        <small>{`Foodlog${name}-${slot}`}</small>
      </>,
      part?.measures.map((measure) => <small key={measure}>{measure}</small>) ?? 'Not shown above.',
      withCode(description),
    ]);
  const shown = rows.length > longest ? longest / 2 : rows.length;
  return (
    <>
      <Heading>Anatomy</Heading>
      <div className="example">
        <Unstyled>
          <OwnSurface {...lookOf(context.getStoryContext(context.storyById()).globals)}>
            <AnatomyFigures
              component={name}
              slots={names}
              examples={examples}
              onRead={setAnatomy}
            />
          </OwnSurface>
        </Unstyled>
      </div>
      <Facts heads={heads} rows={rows.slice(0, shown)} />
      {rows.length > shown && (
        <details>
          <summary>{rows.length - shown} more</summary>
          <Facts heads={heads} rows={rows.slice(shown)} />
        </details>
      )}
      <Section heading="Tokens">
        <p>The tokens in the styles of the component, and of the MUI components in it.</p>
        <Facts
          heads={['Token', 'Value', 'Description']}
          rows={tokens.map((token) => [token.name, token.value, token.description])}
        />
      </Section>
    </>
  );
}
