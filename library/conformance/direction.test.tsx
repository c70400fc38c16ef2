import rtlPlugin from '@mui/stylis-plugin-rtl';
import { expect, test } from 'vitest';
import { stylesInPage } from '../src/theme/stylesInPage.ts';
import { firstExamples } from './components.ts';

test.each(firstExamples)(
  "%s has the same styles beside MUI's right-to-left plugin, which turns physical sides round",
  (name, Component) => {
    const [plain, turned] = [[], [rtlPlugin]].map((plugins) =>
      stylesInPage(
        <Component />,
        (tags) =>
          tags.map(({ textContent }) => textContent).filter((css) => css.includes('Foodlog')),
        plugins,
      ),
    );
    expect(plain?.join('')).toContain(`Foodlog${name}`);
    expect(turned).toEqual(plain);
  },
);
