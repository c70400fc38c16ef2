import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

interface CodeProps {
  code: string;
  language?: 'tsx' | 'json' | 'bash';
}

/** Code in the colour scheme of the docs page. */
export function Code({ code, language = 'tsx' }: CodeProps) {
  const { base } = useTheme();
  return <Source code={code} language={language} dark={base === 'dark'} />;
}
