import {
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { useTheme } from 'storybook/theming';
import { lookOf, OwnSurface } from '../preview/withFoodlogTheme.tsx';
import { AccessibilityFacts } from './AccessibilityFacts.tsx';
import { AllModes } from './AllModes.tsx';
import { ApprovalStatus } from './ApprovalStatus.tsx';
import { textsOf } from './componentTexts.ts';
import './componentPage.css';
import { Facts } from './Facts.tsx';
import { GroupedStories } from './GroupedStories.tsx';
import { MeasuredFacts } from './MeasuredFacts.tsx';

/** Props that every component has; the page describes them once. */
const shared = new Set(['slots', 'slotProps', 'classes', 'sx']);

/** Renders the parts of a text in backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}

/** The docs page of a component. A page of the app has its stories only. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { color } = useTheme();
  const story = context.storyById();
  const texts = textsOf(story.title.replace(/^Components\//, ''));
  if (!texts) {
    return (
      <div className="component-page" style={{ color: color.defaultText }}>
        <Title />
        <GroupedStories />
        <AllModes />
      </div>
    );
  }
  const { text, answers, Example, code, component, types, measured } = texts;
  const props = component.props
    .filter(({ name }) => !shared.has(name))
    .toSorted((one, other) => Number(other.required) - Number(one.required));
  const { globals } = context.getStoryContext(story);
  const isDark = globals['theme'] === 'dark';
  return (
    <div className="component-page" style={{ color: color.defaultText }}>
      <Title />
      <p className="lead">{component.description}</p>
      <ApprovalStatus component={component.name} />
      <Source
        code={`import { ${component.name} } from '${component.import}';`}
        language="tsx"
        dark={isDark}
      />
      <div className="example">
        <Unstyled>
          <OwnSurface {...lookOf(globals)}>
            <Example />
          </OwnSurface>
        </Unstyled>
      </div>
      <Source code={code} language="tsx" dark={isDark} />

      <div className="advice">
        <section>
          <Subheading>When to use it</Subheading>
          <ul>
            {text.use.map((one) => (
              <li key={one}>{withCode(one)}</li>
            ))}
          </ul>
        </section>
        <section>
          <Subheading>When not to use it</Subheading>
          <ul>
            {text.avoid.map((one) => (
              <li key={one}>{withCode(one)}</li>
            ))}
          </ul>
        </section>
      </div>

      <GroupedStories />
      <AllModes />

      <Heading>Props</Heading>
      <Facts
        heads={['Prop', 'Default', 'Description']}
        rows={props.map((prop) => [
          <code key="name">{prop.name}</code>,
          'default' in prop ? (
            <code key="default">{prop.default}</code>
          ) : (
            prop.required && 'required'
          ),
          <Fragment key="text">
            {withCode(prop.description)}
            <small>
              <code>{prop.type}</code>
            </small>
          </Fragment>,
        ])}
      />
      <p>
        The component also takes <code>ref</code>, <code>className</code>, <code>sx</code>,{' '}
        <code>slots</code>, <code>slotProps</code>, <code>classes</code> and the attributes of its
        root element. Its key in a theme is <code>{component.themeKey}</code>.
      </p>
      <details>
        <summary>Types used by the props</summary>
        <Source code={types} language="tsx" dark={isDark} />
      </details>
      <Subheading>Slots</Subheading>
      <Facts
        heads={['Part', 'Class name', 'Description']}
        rows={component.slots.map((slot) => [
          <code key={slot.name}>{slot.name}</code>,
          <code key="class">{`Foodlog${component.name}-${slot.name}`}</code>,
          'description' in slot ? withCode(String(slot.description)) : '',
        ])}
      />

      <Heading>Keyboard</Heading>
      {text.keyboard.length === 0 ? (
        <p>The component has no interactive elements.</p>
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
    </div>
  );
}
