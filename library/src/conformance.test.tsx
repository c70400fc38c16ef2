import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import type { ComponentType, Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFoodlogTheme,
  DateNavigator,
  EntryEditor,
  EntryList,
  EntryPicker,
  ErrorScreen,
  FoodForm,
  LoadingSpinner,
  QuickRepeat,
  TotalsCard,
  UndoBar,
} from './index.ts';

interface Shared {
  ref?: Ref<HTMLElement & HTMLFormElement & HTMLDivElement>;
  className?: string;
  sx?: { marginTop: string };
  id?: string;
}

const add = () => Promise.resolve();
const stay = () => undefined;
const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...oats, id: '1', day: '2026-11-21', time: '08:15' };
const components: Record<string, ComponentType<Shared>> = {
  TotalsCard: (props) => <TotalsCard calories={1} {...props} />,
  DateNavigator: (props) => <DateNavigator value="2026-11-21" onChange={stay} {...props} />,
  FoodForm: (props) => <FoodForm onSubmit={add} {...props} />,
  FoodFormWithAllItCan: (props) => (
    <FoodForm
      onSubmit={add}
      defaultValues={oats}
      suggestions={[oats]}
      target={{ label: 'Log to 11/19/2026', checked: true, onChange: stay }}
      {...props}
    />
  ),
  EntryList: (props) => (
    <EntryList entries={[entry]} onEdit={stay} onDelete={stay} onRetry={stay} {...props} />
  ),
  EntryEditor: (props) => <EntryEditor entry={entry} onSave={add} onCancel={stay} {...props} />,
  EntryPicker: (props) => (
    <EntryPicker
      entries={[entry]}
      onSubmit={add}
      onCancel={stay}
      showDay
      defaultPicked
      {...props}
    />
  ),
  QuickRepeat: (props) => (
    <QuickRepeat items={[oats]} dayLabel="11/21/2026" onRepeat={add} onAdjust={stay} {...props} />
  ),
  UndoBar: (props) => (
    <UndoBar
      message="Deleted Oats"
      onUndo={stay}
      onDismiss={stay}
      count={2}
      keyShortcut="Control+Z"
      {...props}
    />
  ),
  ErrorScreen: (props) => <ErrorScreen {...props} />,
  LoadingSpinner: (props) => <LoadingSpinner {...props} />,
};

const complain = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  complain.mockClear();
  warn.mockClear();
});

describe.each(Object.entries(components))('%s', (_, Component) => {
  test('gives its root element the ref, className, sx and other attributes', () => {
    const ref = createRef<HTMLElement & HTMLFormElement & HTMLDivElement>();
    const { container } = render(
      <Component ref={ref} className="ours" sx={{ marginTop: '7px' }} id="root" />,
    );
    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveClass('ours');
    expect(ref.current).toHaveStyle({ marginTop: '7px' });
    expect(ref.current).toHaveAttribute('id', 'root');
  });

  test.each([
    ['the Foodlog theme', createFoodlogTheme()],
    [
      "a team's own theme",
      createTheme({ palette: { mode: 'dark' }, shape: { borderRadius: '1rem' } }),
    ],
  ])('is at home in %s', (__, theme) => {
    render(
      <StrictMode>
        <ThemeProvider theme={theme}>
          <Component />
        </ThemeProvider>
      </StrictMode>,
    );
    expect(complain).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('takes over what a server rendered without a word in the console', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Component />);
    const { promise, resolve } = Promise.withResolvers<HTMLElement | null>();
    const root = hydrateRoot(container, <Component ref={resolve} />, {
      onRecoverableError: console.error,
    });
    await promise;
    root.unmount();
    expect(complain).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
