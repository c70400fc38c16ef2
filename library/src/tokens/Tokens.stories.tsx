import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breakpoints } from './presentation/Breakpoints.tsx';
import { ColourRoles } from './presentation/ColourRoles.tsx';
import { FocusRings } from './presentation/FocusRings.tsx';
import { MotionCurves } from './presentation/MotionCurves.tsx';
import { fitsAPhone } from './presentation/fitsAPhone.ts';
import { TokenList } from './presentation/TokenList.tsx';
import { tokensIn } from './presentation/tokensIn.ts';
import { TypeScale } from './presentation/TypeScale.tsx';
import { shadowPopover } from './tokens.generated.ts';
import tokens from './tokens.json';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs', '!phone'],
  play: fitsAPhone,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const outlined = { border: '1px solid' };

/** Each colour on the background of its own scheme, regardless of the toolbar. */
export const Colours: Story = { render: () => <ColourRoles /> };

export const ColoursWithOneUse: Story = {
  render: () => (
    <TokenList
      tokens={[...tokensIn(tokens.photo), ...tokensIn(tokens.spinner)]}
      sample={({ value }) => ({ ...outlined, height: 48, background: value })}
    />
  ),
};

export const Type: Story = { render: () => <TypeScale /> };

export const Weights: Story = {
  render: () => (
    <TokenList
      tokens={tokensIn(tokens.font.weight)}
      sample={({ value }) => ({ fontSize: '1.75rem', fontWeight: Number(value) })}
      text="1,840 kcal"
    />
  ),
};

export const LineHeights: Story = {
  render: () => (
    <TokenList
      tokens={tokensIn(tokens.font.lineHeight)}
      sample={({ value }) => ({ lineHeight: Number(value) })}
      text="Porridge with berries, oat milk and a spoon of honey"
    />
  ),
};

export const Space: Story = {
  render: () => (
    <TokenList
      tokens={[0.5, 1, 2, 3, 4, 6].map((steps) => {
        const [step] = tokensIn(tokens.density.comfortable);
        const value = `${steps * Number.parseInt(step?.value ?? '', 10)} px`;
        return { name: `${steps} × space`, value, description: '' };
      })}
      sample={({ value }) => ({
        width: value.replace(' ', ''),
        height: 24,
        background: 'currentcolor',
      })}
    />
  ),
};

export const Radius: Story = {
  render: () => (
    <TokenList
      tokens={tokensIn(tokens.radius)}
      sample={({ value }) => ({ ...outlined, height: 72, borderRadius: value.replace(' ', '') })}
    />
  ),
};

export const Strokes: Story = {
  render: () => (
    <TokenList
      tokens={tokensIn(tokens.stroke)}
      sample={({ value }) => ({ borderBlockStart: `${value.replace(' ', '')} solid`, height: 0 })}
    />
  ),
};

/** Each ring on the backgrounds of its own scheme, regardless of the toolbar. */
export const Focus: Story = { render: () => <FocusRings /> };

export const Shadow: Story = {
  render: () => (
    <TokenList
      tokens={[
        {
          name: 'popover',
          value: shadowPopover,
          description: tokens.shadow.popover.$description,
        },
      ]}
      sample={() => ({ ...outlined, height: 72, marginBlockEnd: 40, boxShadow: shadowPopover })}
    />
  ),
};

/** How far a movement is at each moment of its duration. */
export const Motion: Story = { render: () => <MotionCurves /> };

export const WindowWidths: Story = { render: () => <Breakpoints /> };
