import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import type { ComponentProps } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DateNavigator } from './DateNavigator.tsx';
import type { DateNavigatorProps } from './DateNavigator.types.ts';

const changed = vi.fn<(day: string) => void>();

/** A page that views the selected day. */
function Log({ value, ...rest }: Partial<DateNavigatorProps>) {
  const [day, setDay] = useState(value ?? '2026-11-20');
  const change = (next: string) => {
    changed(next);
    setDay(next);
  };
  return <DateNavigator {...rest} value={day} onChange={change} />;
}

function ButtonWithoutRef({ onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" onClick={onClick}>
      {rest['aria-label']}
    </button>
  );
}

function show(props: Partial<DateNavigatorProps> = {}) {
  changed.mockClear();
  return render(<Log minDate="2026-10-22" maxDate="2026-11-21" {...props} />);
}

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });
const day = (name: string) => screen.findByRole('gridcell', { name });
const date = () => screen.getByRole('button', { name: /choose another day$/ });

describe('stepping', () => {
  test('§2 shows the viewed date as MM/DD/YYYY between Previous and Next', () => {
    show({ value: '2026-03-05' });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Previous',
      '03/05/2026',
      'Next',
    ]);
    expect(date()).toHaveAccessibleName('03/05/2026, choose another day');
  });

  test('the weekday is shown under the date, and is in the name of its button', () => {
    show({ value: '2026-11-21', showWeekday: true });
    expect(screen.getByText('Saturday')).toBeVisible();
    expect(date()).toHaveAccessibleName('11/21/2026, Saturday, choose another day');
  });

  test('§4 Previous moves one day back, Next one day forward', async () => {
    show({ value: '2026-11-01' });
    await userEvent.click(previous());
    expect(changed).toHaveBeenLastCalledWith('2026-10-31');
    await userEvent.click(next());
    await userEvent.click(next());
    expect(changed).toHaveBeenLastCalledWith('2026-11-02');
  });

  test('§4 Previous is disabled on the first day and enabled on the day after it', () => {
    show({ value: '2026-10-22' });
    expect(previous()).toBeDisabled();
    expect(next()).toBeEnabled();
    show({ value: '2026-10-23' });
    expect(screen.getAllByRole('button', { name: 'Previous' })[1]).toBeEnabled();
  });

  test('§4 Next is disabled on the last day and enabled on the day before it', () => {
    show({ value: '2026-11-21' });
    expect(next()).toBeDisabled();
    expect(previous()).toBeEnabled();
    show({ value: '2026-11-20' });
    expect(screen.getAllByRole('button', { name: 'Next' })[1]).toBeEnabled();
  });

  test('without bounds every day can be reached', () => {
    show({ value: '1999-12-31', minDate: undefined, maxDate: undefined });
    expect(previous()).toBeEnabled();
    expect(next()).toBeEnabled();
  });

  test.each([
    ['2027-01-15', next, previous, '2026-11-21'],
    ['2026-01-15', previous, next, '2026-10-22'],
  ])('%s, outside the bounds, can be left towards them', async (value, away, towards, nearest) => {
    show({ value });
    expect(away()).toBeDisabled();
    await userEvent.click(towards());
    expect(changed).toHaveBeenLastCalledWith(nearest);
  });

  test('announces the new day politely, in words', async () => {
    show();
    await userEvent.click(next());
    expect(screen.getByRole('status')).toHaveTextContent('Saturday, November 21, 2026');
  });

  test('announces the day in the words of its locale', () => {
    show({ value: '2026-11-21', locale: 'de-DE' });
    expect(screen.getByRole('status')).toHaveTextContent('Samstag, 21. November 2026');
  });
});

describe('keyboard', () => {
  test('arrow keys step through the days within the bounds', async () => {
    show();
    date().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(changed).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.keyboard('{ArrowRight}');
    expect(changed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(changed).toHaveBeenLastCalledWith('2026-11-19');
  });

  test('arrow keys are swapped in right-to-left text', async () => {
    show({ style: { direction: 'rtl' } });
    date().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(changed).toHaveBeenLastCalledWith('2026-11-21');
  });

  test.each([
    '{Alt>}{ArrowLeft}{/Alt}',
    '{Control>}{ArrowLeft}{/Control}',
    '{Meta>}{ArrowLeft}{/Meta}',
    '{Shift>}{ArrowLeft}{/Shift}',
    '{ArrowUp}',
    '{Home}',
  ])('%s is left to the browser', async (keys) => {
    show();
    date().focus();
    await userEvent.keyboard(keys);
    expect(changed).not.toHaveBeenCalled();
  });

  test('arrow keys do nothing while disabled', async () => {
    const { container } = show({ disabled: true, tabIndex: 0 });
    container.querySelector('nav')!.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(changed).not.toHaveBeenCalled();
  });

  test('focus moves to the date when the focused button becomes disabled', async () => {
    show();
    next().focus();
    await userEvent.keyboard('{Enter}');
    expect(next()).toBeDisabled();
    expect(date()).toHaveFocus();
  });

  test('focus stays on the pressed button while it is enabled', async () => {
    show();
    previous().focus();
    await userEvent.keyboard('{Enter}');
    expect(previous()).toHaveFocus();
  });
});

describe('calendar', () => {
  test('opens with focus on the viewed day, and views the selected day', async () => {
    show();
    expect(date()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(date());
    expect(await screen.findByRole('dialog', { name: 'Choose a day' })).toBeVisible();
    expect(await day('20')).toHaveFocus();
    expect(await day('20')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await day('12'));
    expect(changed).toHaveBeenLastCalledWith('2026-11-12');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(date()).toHaveFocus();
    expect(date()).toHaveTextContent('11/12/2026');
  });

  test("opens from a team's own button that accepts no ref, also in StrictMode", async () => {
    render(<Log slots={{ dateButton: ButtonWithoutRef }} />, { wrapper: StrictMode });
    await userEvent.click(date());
    await userEvent.click(await day('13'));
    expect(changed).toHaveBeenLastCalledWith('2026-11-13');
  });

  test('offers only days within the bounds', async () => {
    show({ minDate: '2026-11-10' });
    await userEvent.click(date());
    expect(await day('9')).toBeDisabled();
    expect(await day('10')).toBeEnabled();
    expect(await day('21')).toBeEnabled();
    expect(await day('22')).toBeDisabled();
  });

  test('marks today by the clock of the device, even where UTC is already a day ahead', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    vi.setSystemTime('2026-11-19T22:00:00-05:00');
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.useRealTimers();
    });
    show({ maxDate: '2026-11-20' });
    await userEvent.click(date());
    const today = await day('19');
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(getComputedStyle(today).outlineStyle).toBe('solid');
    for (const other of ['18', '20']) {
      expect(getComputedStyle(await day(other)).outlineStyle).not.toBe('solid');
    }
  });

  test('arrow keys move within it and do not change the viewed day', async () => {
    show();
    await userEvent.click(date());
    await day('20');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await day('19')).toHaveFocus();
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith('2026-11-19');
  });

  test('Escape closes it without a selection and returns focus to the date', async () => {
    show();
    await userEvent.click(date());
    await day('20');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(date()).toHaveFocus();
    expect(changed).not.toHaveBeenCalled();
  });

  test.each([
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Africa/Cairo', '2026-04-24'],
    ['Pacific/Auckland', '2026-09-27'],
    ['Pacific/Auckland', '2024-02-29'],
  ])('in %s shows %s although clocks change on that day', async (zone, value) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    show({ value, minDate: undefined, maxDate: undefined });
    await userEvent.click(date());
    const selected = await screen.findByRole('gridcell', { selected: true });
    expect(selected).toHaveTextContent(String(Number(value.slice(8))));
  });
});

const navigator = (props: Partial<DateNavigatorProps>) => (
  <DateNavigator value="2026-11-20" onChange={changed} {...props} />
);

test.each([{ disabled: true }, { value: '' }])(
  'with %j meanwhile, the calendar closes, and does not open again by itself',
  async (meanwhile) => {
    const { rerender } = render(navigator({}));
    await userEvent.click(date());
    expect(await day('20')).toBeVisible();
    for (const props of [meanwhile, {}]) {
      rerender(navigator(props));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
);

test.each([
  ['2026-11-20', '1926', '2126'],
  ['2150-11-20', '1950', '2050'],
])(
  'without a first day, the calendar on %s has the years from %s to %s',
  async (value, ...ends) => {
    const isAfter = value > '2050';
    render(
      <DateNavigator
        value={value}
        maxDate={isAfter ? '2050-12-31' : undefined}
        onChange={changed}
      />,
    );
    await userEvent.click(date());
    await userEvent.click(await screen.findByRole('button', { name: /switch to year view/ }));
    const years = screen.getAllByRole('radio').map(({ textContent }) => textContent);
    expect([years[0], years.at(-1)]).toEqual(ends);
  },
);

describe('a value that is not a day', () => {
  test.each(['2026-02-30', '', 'today', '2026-11-21T10:00:00Z'])(
    '%j shows a dash and disables everything',
    (value) => {
      show({ value });
      for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Not a day' })).toHaveTextContent('–');
      expect(document.body).not.toHaveTextContent(/invalid/i);
    },
  );

  test('a bound that is not a day is ignored', () => {
    show({ minDate: 'soon', maxDate: '2026-02-31' });
    expect(previous()).toBeEnabled();
    expect(next()).toBeEnabled();
  });
});

test('Back of an Android device closes the calendar, and nothing is left to close afterwards', async () => {
  const open = new Set<Watcher>();
  class Watcher extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    destroy() {
      open.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<DateNavigator value="2026-11-21" onChange={() => undefined} />);
  for (const close of [
    async () => [...open][0]?.dispatchEvent(new Event('close')),
    async () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(date());
    await screen.findByRole('dialog');
    expect(open.size).toBe(1);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(open.size).toBe(0);
    expect(date()).toHaveFocus();
  }
});
