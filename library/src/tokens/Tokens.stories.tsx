import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as tokens from './tokens.generated.ts';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schemes = {
  light: tokens.colorLight,
  dark: tokens.colorDark,
  lightHighContrast: tokens.colorLightHighContrast,
  darkHighContrast: tokens.colorDarkHighContrast,
};

/** Each colour on the background of its own scheme, regardless of the toolbar. */
export const Colours: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {Object.entries(schemes).map(([scheme, colors]) => (
        <dl
          key={scheme}
          style={{ margin: 0, padding: 16, color: colors.ink, background: colors.paper }}
        >
          <dt>{scheme}</dt>
          {Object.entries(colors).map(([name, value]) => (
            <dd key={name} style={{ display: 'flex', gap: 8, margin: '4px 0' }}>
              <span
                style={{
                  width: 40,
                  border: `1px solid ${colors.controlOutline}`,
                  background: value,
                }}
              />
              {`${name} ${value}`}
            </dd>
          ))}
        </dl>
      ))}
    </div>
  ),
};

const variants = [
  'h1',
  'h2',
  'h4',
  'h6',
  'subtitle1',
  'body1',
  'subtitle2',
  'body2',
  'caption',
] as const;

function TypeScale() {
  const { typography } = useTheme();
  return variants.map((variant) => (
    <p key={variant} style={{ ...typography[variant], margin: '8px 0' }}>
      {`1,840 ${variant}`}
    </p>
  ));
}

export const Type: Story = { render: () => <TypeScale /> };
