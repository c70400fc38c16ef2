import { AnchorMdx } from '@storybook/addon-docs/blocks';

interface PageLinkProps {
  /** Path of a page in Storybook, such as `/docs/components-foodform--docs`. */
  path: string;
  children: string;
}

/** A link from one docs page to another page of Storybook. */
export function PageLink({ path, children }: PageLinkProps) {
  return (
    <AnchorMdx href={`?path=${path}`} target="_top">
      {children}
    </AnchorMdx>
  );
}

/** The path of a component's docs page. */
export const pageOf = (component: string) => `/docs/components-${component.toLowerCase()}--docs`;
