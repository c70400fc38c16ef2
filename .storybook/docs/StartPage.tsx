import { Heading, Title } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import catalogue from '../../library/dist/catalogue.json';
import { approvals, awaitingDesigner } from './approvals.ts';
import { AwaitingApproval } from './AwaitingApproval.tsx';
import { Changes } from './Changes.tsx';
import { ComponentGallery } from './ComponentGallery.tsx';
import './componentPage.css';
import { PageLink } from './PageLink.tsx';
import { principles } from './principles.ts';
import './startPage.css';

/** The first page: what the system stands for, what is in it, what is new, and what awaits approval. */
export function StartPage() {
  const { color } = useTheme();
  return (
    <div className="component-page start-page" style={{ color: color.defaultText }}>
      <Title>Foodlog</Title>
      <p className="lead">
        The design system of a food log: {catalogue.components.length} components, their tokens, and
        the pages made of them. The toolbar above shows each of them in other colours, densities,
        languages, directions and text sizes.
      </p>
      <Heading>Principles</Heading>
      <ul className="principles">
        {principles.map(({ name, text }) => (
          <li key={name}>
            <h3 className="skip-toc">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <PageLink path="/story/foundations-tokens--colours">Foundations</PageLink> shows the tokens
        that these become.
      </p>
      <Heading>Components</Heading>
      <ComponentGallery components={catalogue.components} />
      <Heading>Awaiting approval</Heading>
      <AwaitingApproval awaiting={awaitingDesigner} byComponent={approvals} />
      <Heading>Changes since the last release</Heading>
      <Changes />
    </div>
  );
}
