import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TotalsCard } from './TotalsCard.tsx';
import type { TotalsCardProps } from './TotalsCard.types.ts';

/** The texts that a screen reader reads: each label with its value. */
function pairs(props: TotalsCardProps) {
  const { container, unmount } = render(<TotalsCard {...props} />);
  container.querySelectorAll('[aria-hidden]').forEach((hidden) => {
    hidden.textContent = '';
  });
  const read = [...container.querySelectorAll('dl > div')].map((pair) =>
    [...pair.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')).join(' '),
  );
  unmount();
  return read;
}

function words(props: TotalsCardProps) {
  const { container } = render(<TotalsCard {...props} />);
  return [...container.querySelectorAll('dt')].map((word) => word.textContent);
}

describe('§2 the Totals card', () => {
  test('is a region named Totals that reads as pairs of label and figure', () => {
    render(<TotalsCard calories={1234} />);
    expect(screen.getByRole('region', { name: 'Totals' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Totals' })).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(4);
    expect(screen.getAllByRole('definition')).toHaveLength(4);
    expect(pairs({ calories: 1234, fats: 56, proteins: 78, carbs: 90 })).toEqual([
      'Calories 1,234 kcal',
      'Fats 56 g',
      'Proteins 78 g',
      'Carbs 90 g',
    ]);
  });

  test('shows 0 as 0', () => {
    expect(pairs({ calories: 0, fats: 0, proteins: 0, carbs: 0 })[0]).toBe('Calories 0 kcal');
  });

  test.each([undefined, null, Number.NaN, Infinity, -Infinity])(
    'shows a dash, never 0, for %s, and reads it as not known',
    (value) => {
      expect(pairs({ calories: value, fats: 1 })).toEqual([
        'Calories not known',
        'Fats 1 g',
        'Proteins not known',
        'Carbs not known',
      ]);
      render(<TotalsCard calories={value} />);
      expect(screen.getAllByText('–')).toHaveLength(4);
      expect(screen.queryByText('0')).toBeNull();
    },
  );

  test('rounds to whole numbers unless decimals are asked for', () => {
    expect(pairs({ calories: 12.5, fats: -0.2 }).slice(0, 2)).toEqual([
      'Calories 13 kcal',
      'Fats 0 g',
    ]);
    expect(pairs({ calories: 12.25, fractionDigits: 1, locale: 'de-DE' })[0]).toBe(
      'Calories 12,3 kcal',
    );
    expect(pairs({ calories: 12, fractionDigits: 2 })[0]).toBe('Calories 12 kcal');
  });

  test('formats large numbers for the locale', () => {
    expect(pairs({ calories: 2_147_483_647 })[0]).toBe('Calories 2,147,483,647 kcal');
    expect(pairs({ calories: 1234567, locale: 'de-DE' })[0]).toBe('Calories 1.234.567 kcal');
    expect(pairs({ calories: 1234567, locale: 'not a locale' })[0]).toBe('Calories 1,234,567 kcal');
  });
});

describe('with targets', () => {
  const far = { calories: 0, targets: { calories: 2_147_483_647 } };

  test('reads the target and what is left or over after each label and total', () => {
    const targets = { calories: 2000, fats: 70 };
    expect(pairs({ calories: 1840, fats: 72.4, proteins: 5, targets }).slice(0, 3)).toEqual([
      'Calories 1,840 kcal  of 2,000 160 left ',
      'Fats 72 g  of 70 2 over ',
      'Proteins 5 g',
    ]);
  });

  test.each([
    ['total', 'false'],
    ['left', 'true'],
  ] as const)('wraps a long number that is large with emphasis on %s', (emphasis, isLong) => {
    const { container } = render(<TotalsCard {...far} emphasis={emphasis} />);
    expect(container.querySelector('dl > div')).toHaveAttribute('data-long', isLong);
  });
});

describe('while loading', () => {
  test('announces it politely, outside the busy list, and shows no figure', () => {
    const { container, rerender } = render(<TotalsCard loading calories={5} />);
    expect(container.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading totals');
    expect(screen.queryByText('5')).toBeNull();
    rerender(<TotalsCard calories={5} />);
    expect(container.querySelector('dl')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByText('5')).toBeVisible();
  });

  test('keeps the labels, so that nothing moves when the figures appear', () => {
    expect(words({ loading: true })).toEqual(
      words({ calories: 1, fats: 2, proteins: 3, carbs: 4 }),
    );
  });
});

test('the texts and the heading level can be changed', () => {
  render(
    <TotalsCard fats={3} headingLevel={4} localeText={{ heading: 'Totales', fats: 'Grasas' }} />,
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Totales' })).toBeVisible();
  expect(screen.getByText('Grasas')).toBeVisible();
  expect(screen.getByText('Calories')).toBeVisible();
});
