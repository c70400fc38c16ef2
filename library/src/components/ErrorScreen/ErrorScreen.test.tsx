import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

test('§2 shows "404", "An Error Ocurred" (sic) and "Sorry, we are having some trouble." as an alert', () => {
  render(<ErrorScreen />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '404An Error OcurredSorry, we are having some trouble.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('An Error Ocurred');
});

test('§2 "Back to home" links to / or to homeHref', () => {
  const { rerender } = render(<ErrorScreen />);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  rerender(<ErrorScreen homeHref="/start" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/start');
});

test('an app can navigate home with its own router', async () => {
  const goHome = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(<ErrorScreen onHomeClick={goHome} />);
  await userEvent.click(screen.getByRole('link'));
  expect(goHome).toHaveBeenCalledOnce();
});

test('§2 the photo is decorative: hidden from screen readers, and requested without a referrer', () => {
  const { container } = render(<ErrorScreen photoUrl="https://photos.example/a.jpg" />);
  const photo = container.querySelector('img')!;
  fireEvent.load(photo);
  expect(photo).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(photo).toHaveAttribute('src', 'https://photos.example/a.jpg');
  expect(photo).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('a photo is only visible once it has loaded', () => {
  const { container, rerender } = render(<ErrorScreen photoUrl="https://photos.example/a.jpg" />);
  const photo = container.querySelector('img')!;
  expect(photo).not.toBeVisible();
  fireEvent.error(photo);
  expect(photo).not.toBeVisible();
  fireEvent.load(photo);
  expect(photo).toBeVisible();
  rerender(<ErrorScreen photoUrl="https://photos.example/b.jpg" />);
  expect(photo).not.toBeVisible();
});

test('a photo that had loaded before hydration is visible', () => {
  const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  onTestFinished(() => width.mockRestore());
  const screenWithPhoto = <ErrorScreen photoUrl="https://photos.example/a.jpg" />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(screenWithPhoto);
  // The load event is in the past.
  render(screenWithPhoto, { container, hydrate: true });
  expect(container.querySelector('img')).toBeVisible();
});

test('the URL of a photo cannot inject styles', () => {
  const { container } = render(<ErrorScreen photoUrl={'x"); } body { display: none } ("'} />);
  expect(container.querySelector('[style]')).toBeNull();
  expect(document.head.textContent).not.toContain('body { display: none }');
});

test('without a photo nothing is requested, and the colours are those of the page', () => {
  const { container, rerender } = render(<ErrorScreen photoUrl="" />);
  const root = screen.getByRole('alert').parentElement;
  expect(container.querySelector('img')).toBeNull();
  expect(root).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  rerender(<ErrorScreen photoUrl="https://photos.example/a.jpg" />);
  fireEvent.load(container.querySelector('img')!);
  expect(root).toHaveStyle({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(16, 21, 18)' });
});

test('can be the main landmark of a page', () => {
  render(<ErrorScreen component="main" />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
});
