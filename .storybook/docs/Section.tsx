import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext, useState, type ReactNode } from 'react';

interface SectionProps {
  heading: string;
  children: ReactNode;
  /** Whether the part is open at first. */
  isShown?: boolean;
}

/** What is open or closed, because Storybook renders a page as a new one when something is chosen in the toolbar. */
const chosen = new Map<string, boolean>();

/** A part of a docs page under its heading, which opens and closes it. Screen readers find no heading in a `summary`. */
export function Section({ heading, children, isShown = false }: SectionProps) {
  const key = `${useContext(DocsContext).storyById().title} ${heading}`;
  const [isOpen, setIsOpen] = useState(chosen.get(key) ?? isShown);
  const toggle = () => {
    chosen.set(key, !isOpen);
    setIsOpen(!isOpen);
  };
  return (
    <section>
      <Heading>
        <button type="button" className="opens" aria-expanded={isOpen} onClick={toggle}>
          {heading}
        </button>
      </Heading>
      {isOpen && children}
    </section>
  );
}
