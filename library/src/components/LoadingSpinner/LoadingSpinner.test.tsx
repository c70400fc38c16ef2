import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spinnerArc, spinnerRing } from '../../tokens/tokens.generated.ts';
import { LoadingSpinner } from './LoadingSpinner.tsx';

test('§2 §9 the spinner is #32cd32, of medium size (40 px), and named for screen readers', () => {
  render(<LoadingSpinner />);
  const spinner = screen.getByRole('progressbar', { name: 'Loading' });
  expect(spinnerArc).toBe('#32cd32');
  expect(spinner).toHaveStyle({ width: '40px', height: '40px' });
  expect(getComputedStyle(spinner).color).toBe('rgb(50, 205, 50)');
});

test('a full ring below the arc makes it visible on light surfaces', () => {
  render(<LoadingSpinner />);
  expect(spinnerRing).toBe('#14532d');
  expect(screen.getByRole('progressbar')).toHaveStyle({
    boxShadow: 'inset 0 0 0 3.3px rgb(20, 83, 45)',
    borderRadius: '50%',
  });
});

test('its accessible name can be changed', () => {
  render(<LoadingSpinner localeText={{ loading: 'Cargando' }} />);
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Cargando');
});
