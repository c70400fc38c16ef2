import { DocsContext, Heading, Subheading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, use, useContext } from 'react';
import { lookOf, OwnSurface } from '../preview/withFoodlogTheme.tsx';
import { AccessibilityFacts } from './AccessibilityFacts.tsx';
import { AllModes } from './AllModes.tsx';
import { AnatomyFacts } from './AnatomyFacts.tsx';
import { approvals, statusText } from './approvals.ts';
import { Changes } from './Changes.tsx';
import { Code } from './Code.tsx';
import { textsOf } from './componentTexts.ts';
import { Facts } from './Facts.tsx';
import { GroupedStories } from './GroupedStories.tsx';
import { MeasuredFacts } from './MeasuredFacts.tsx';
import { Section } from './Section.tsx';
import { withCode } from './withCode.tsx';
import { WordsFacts } from './WordsFacts.tsx';

/** Props that every component has; the page describes them once. */
const shared = new Set(['slots', 'slotProps', 'classes', 'sx']);

function Advice({ title, advice }: { title: string; advice: string[] }) {
  return (
    <section>
      <Subheading>{title}</Subheading>
      <ul>
        {advice.map((one) => (
          <li key={one}>{withCode(one)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The docs page of a component. A page of the app has its stories only. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const story = context.storyById();
  const texts = textsOf(story.title.replace(/^Components\//, ''));
  if (!texts) {
    return (
      <>
        <Title />
        <GroupedStories />
        <AllModes />
      </>
    );
  }
  const { text, answers, Example, further, code, component, types } = texts;
  const examples = [Example, ...use(further)];
  const approval = approvals.get(component.name);
  const props = component.props
    .filter(({ name }) => !shared.has(name))
    .toSorted((one, other) => Number(other.required) - Number(one.required));
  return (
    <>
      <Title />
      <p className="lead">{component.description}</p>
      {approval && (
        <p>
          Status: <strong>{statusText(approval)}</strong>. Pictures that await a designer:{' '}
          {approval.awaiting} of {approval.pictures}.
        </p>
      )}
      <p>
        <code>{`import { ${component.name} } from '${component.import}';`}</code>
      </p>
      <div className="example">
        <Unstyled>
          <OwnSurface {...lookOf(context.getStoryContext(story).globals)}>
            <Example />
          </OwnSurface>
        </Unstyled>
      </div>
      <details>
        <summary>Code of the example</summary>
        <Code code={code} />
      </details>

      <div className="advice">
        <Advice title="When to use it" advice={text.use} />
        <Advice title="When not to use it" advice={text.avoid} />
      </div>

      <AnatomyFacts component={component} examples={examples} />
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
        <Code code={types} />
      </details>

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
            withCode(does),
          ])}
        />
      )}

      <Heading>Accessibility</Heading>
      <AccessibilityFacts answers={answers} />

      <Section heading="Words">
        <WordsFacts component={component} />
      </Section>

      <Section heading="Measured">
        <MeasuredFacts component={component.name} />
      </Section>

      <Section heading="Changes">
        <Changes component={component.name} />
      </Section>
    </>
  );
}
