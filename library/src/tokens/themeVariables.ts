/** The MUI theme variable of each token that depends on the colour scheme or density, without its prefix. */
export const themeVariables: Record<string, string> = {
  paper: 'palette-background-default',
  card: 'palette-background-paper',
  hairline: 'palette-divider',
  ink: 'palette-text-primary',
  mutedInk: 'palette-text-secondary',
  controlOutline: 'palette-controlOutline',
  primary: 'palette-primary-main',
  onPrimary: 'palette-primary-contrastText',
  fats: 'palette-fats-main',
  proteins: 'palette-proteins-main',
  carbs: 'palette-carbs-main',
  error: 'palette-error-main',
  warning: 'palette-warning-main',
  space: 'spacing',
  target: 'targetSize',
};
