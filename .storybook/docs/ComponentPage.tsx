import {
  Controls,
  DocsContext,
  DocsPage,
  Heading,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { OwnSurface } from '../withFoodlogTheme.tsx';
import { AccessibilityFacts } from './AccessibilityFacts.tsx';
import { textsOf } from './componentTexts.ts';
import './componentPage.css';
import { Facts } from './Facts.tsx';
import { MeasuredFacts } from './MeasuredFacts.tsx';

/** Backticks of a text as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}

/** The docs of a component; of what is none, the page that Storybook makes of its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const story = context.storyById();
  const texts = textsOf(story.title.replace(/^Components\//, ''));
  if (!texts) return <DocsPage />;
  const { text, answers, Example, code, entry, measured } = texts;
  const { globals } = context.getStoryContext(story);
  return (
    <div className="component-page">
      <Title />
      <p className="lead">{entry.description}</p>
      <Source code={`import { ${entry.name} } from '${entry.import}';`} language="tsx" />
      <Primary />
      <div className="advice">
        <section>
          <Subheading>Use it</Subheading>
          <ul>
            {text.use.map((one) => (
              <li key={one}>{withCode(one)}</li>
            ))}
          </ul>
        </section>
        <section>
          <Subheading>Do not use it</Subheading>
          <ul>
            {text.avoid.map((one) => (
              <li key={one}>{withCode(one)}</li>
            ))}
          </ul>
        </section>
      </div>

      <Heading>Example</Heading>
      <OwnSurface
        mode={globals['theme'] === 'dark' ? 'dark' : 'light'}
        contrast={globals['contrast'] === 'more' ? 'more' : 'standard'}
        density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
        locale={String(globals['locale'])}
      >
        <Example />
      </OwnSurface>
      <Source code={code} language="tsx" />

      <Heading>Props</Heading>
      <Controls />
      <p>
        And <code>ref</code>, <code>className</code>, <code>sx</code>, <code>slots</code>,{' '}
        <code>slotProps</code>, <code>classes</code> and the attributes of the root element. In a
        theme it is <code>{entry.themeKey}</code>.
      </p>
      <Subheading>Parts</Subheading>
      <Facts
        heads={['Part', 'Class name', 'What it is']}
        rows={entry.slots.map((slot) => [
          <code key={slot.name}>{slot.name}</code>,
          <code key="class">{`Foodlog${entry.name}-${slot.name}`}</code>,
          'description' in slot ? withCode(String(slot.description)) : '',
        ])}
      />

      <Heading>Keyboard</Heading>
      {text.keyboard.length === 0 ? (
        <p>There is nothing in it to operate.</p>
      ) : (
        <Facts
          heads={['Key', 'What it does']}
          rows={text.keyboard.map(({ keys, does }) => [
            keys.map((key) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>{' '}
              </Fragment>
            )),
            does,
          ])}
        />
      )}

      <Heading>Accessibility</Heading>
      <AccessibilityFacts answers={answers} />

      <Heading>Measured</Heading>
      <MeasuredFacts {...measured} />

      <Stories />
    </div>
  );
}
