import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createFoodlogTheme } from '../../src/index.ts';
import { components } from '../components.ts';

/** What MUI lets an app choose: no layers, one for all of MUI, or one for each kind of style. */
const setups = [
  { enableCssLayer: false, modularCssLayers: false },
  { enableCssLayer: true, modularCssLayers: false },
  { enableCssLayer: true, modularCssLayers: true },
];

const forEach = (slots: string[], value: object) =>
  Object.fromEntries(slots.map((slot) => [slot, value]));

/** The computed styles of every element, by its class names without those of Emotion. */
function stylesOnPage() {
  return [...document.querySelectorAll('body *')].map((element) => ({
    name: [...element.classList].filter((each) => !/^(css|mui)-/.test(each)).join('.'),
    style: Object.fromEntries(
      Array.from(getComputedStyle(element), (property) => [
        property,
        getComputedStyle(element).getPropertyValue(property),
      ]),
    ),
  }));
}

/**
 * Compares the computed styles of an element without cascade layers with those in MUI's, beside styles of a theme and `sx`
 * for every slot.
 * @returns the first difference, or an empty string.
 */
export function findLayerDifference(
  name: string,
  element: ReactElement<object>,
  show: (node: ReactNode) => void,
): string {
  const slots = Object.keys(components[name]?.classes ?? {});
  const styleOverrides = forEach(slots, { letterSpacing: '1px', wordSpacing: '1px', opacity: 0.9 });
  const variants = [{ props: {}, style: { wordSpacing: '2px', opacity: 0.8 } }];
  const slotProps = forEach(slots, { sx: { opacity: 0.7 } });
  const [plain = [], ...layered] = setups.map(({ enableCssLayer, modularCssLayers }) => {
    const theme = createFoodlogTheme(
      {},
      { modularCssLayers, components: { [`Foodlog${name}`]: { styleOverrides, variants } } },
    );
    show(null);
    show(
      <StyledEngineProvider enableCssLayer={enableCssLayer}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          {createElement(element.type, { ...element.props, sx: { textIndent: '3px' }, slotProps })}
        </ThemeProvider>
      </StyledEngineProvider>,
    );
    return stylesOnPage();
  });
  for (const styles of layered) {
    for (const [at, { name: classes, style }] of plain.entries()) {
      for (const [property, value] of Object.entries(style)) {
        const other = styles[at]?.style[property];
        if (other !== value) return `${name}: ${classes} ${property}: ${value}, in layers ${other}`;
      }
    }
  }
  return '';
}
