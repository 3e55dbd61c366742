import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announcements } from '../Announcer/announce.ts';
import { PopupCard } from './PopupCard.tsx';
import { PopupStack } from './PopupStack.tsx';

describeComponent(<PopupCard id="m1" title="Released" description="500.00 USDT" onClose={() => {}} />);

afterEach(() => announcements.set([]));

test('is announced and reported once per message, whatever renders again', () => {
  const onShown = vi.fn<(id: string) => void>();
  const card = (id: string, title: string) => (
    <PopupCard id={id} title={title} description="now" onClose={() => {}} onShown={(shown) => onShown(shown)} />
  );
  const { rerender } = render(card('m1', 'Released'));
  rerender(card('m1', 'Released'));
  expect(onShown.mock.calls).toEqual([['m1']]);
  rerender(card('m2', 'Paid'));
  expect(onShown.mock.calls).toEqual([['m1'], ['m2']]);
  expect(announcements.get().map(({ text }) => text)).toEqual(['Released. now', 'Paid. now']);
});

test('a message that returns when there is room again is not announced again', () => {
  const onShown = vi.fn<(id: string) => void>();
  const stack = (ids: string) => (
    <StrictMode>
      <PopupStack>
        {[...ids].map((id) => (
          <PopupCard key={id} id={id} title={`Message ${id}`} description="now" onClose={() => {}} onShown={onShown} />
        ))}
      </PopupStack>
    </StrictMode>
  );
  const { rerender } = render(stack('cba'));
  rerender(stack('dcba'));
  rerender(stack('cba'));
  expect(screen.getByRole('region', { name: 'Message a' })).toBeInTheDocument();
  expect(onShown.mock.calls.flat().toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(announcements.get()).toHaveLength(4);
});

test('StrictMode does not announce it twice', () => {
  const onShown = vi.fn<(id: string) => void>();
  render(
    <StrictMode>
      <PopupCard id="m1" title="Released" description="now" onClose={() => {}} onShown={onShown} />
    </StrictMode>,
  );
  expect(onShown).toHaveBeenCalledOnce();
  expect(announcements.get()).toHaveLength(1);
});

test("closing reports the message's id", async () => {
  const onClose = vi.fn<(id: string) => void>();
  render(<PopupCard id="m1" title="Released" description="now" onClose={onClose} />);
  expect(screen.getByRole('region', { name: 'Released' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('m1');
});

test('the stack shows three cards and blocks nothing', () => {
  render(
    <PopupStack>
      {['4', '3', '2', '1'].map((id) => (
        <PopupCard key={id} id={id} title={`Message ${id}`} description="" onClose={() => {}} />
      ))}
    </PopupStack>,
  );
  expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([
    'Message 4',
    'Message 3',
    'Message 2',
  ]);
});

test('stays until the user closes it, and is not modal', () => {
  vi.useFakeTimers();
  const onClose = vi.fn<(id: string) => void>();
  render(
    <>
      <button type="button">Behind</button>
      <PopupCard id="m1" title="Released" description="now" onClose={onClose} />
    </>,
  );
  screen.getByRole('button', { name: 'Behind' }).focus();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByRole('region', { name: 'Released' })).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  vi.useRealTimers();
});
