import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announcements } from '../Announcer/announce.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { modals } from '../../internal/openOverlays.ts';
import { ToastHost } from '../UiHost/ToastHost.tsx';
import { roomBetween } from '../overlays/toast/useHeaderGap.ts';
import { toast } from './toast.ts';

describeComponent(<ToastHost />, { root: false });

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(() => toast.clear());
    announcements.set([]);
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const spoken = () => announcements.get().map(({ text, politeness }) => [politeness, text]);

  test('shows a call from before the host mounted, then disappears after 1500 ms', () => {
    toast.info('Copied');
    render(<ToastHost />);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    pass(1499);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('a new message replaces the old one', () => {
    render(<ToastHost />);
    act(() => void toast.info('First'));
    act(() => void toast.success('Second'));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  test('waits while the pointer or the focus is on it', () => {
    render(<ToastHost />);
    act(() => void toast.info('Read me'));
    const box = screen.getByText('Read me').parentElement as HTMLElement;
    pass(1000);
    fireEvent.pointerEnter(box);
    pass(10_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    fireEvent.pointerLeave(box);
    pass(1500);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  test('a failure stays 3000 ms and is assertive; the others are polite', () => {
    render(<ToastHost />);
    act(() => {
      toast.success('Done');
      toast.fail('Wrong code');
    });
    expect(spoken()).toEqual([
      ['polite', 'Done'],
      ['assertive', 'Wrong code'],
    ]);
    pass(2999);
    expect(screen.getByText('Wrong code')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Wrong code')).toBeNull();
  });

  test('loading stays until it is updated, and returns after a message', () => {
    render(<ToastHost />);
    let busy!: ReturnType<typeof toast.loading>;
    act(() => {
      busy = toast.loading('Sending');
    });
    pass(60_000);
    expect(screen.getByText('Sending')).toBeInTheDocument();
    act(() => void toast.info('Low battery'));
    expect(screen.queryByText('Sending')).toBeNull();
    pass(1500);
    expect(screen.getByText('Sending')).toBeInTheDocument();
    act(() => busy.update({ type: 'success', message: 'Sent' }));
    expect(screen.getByText('Sent')).toBeInTheDocument();
    pass(1500);
    expect(screen.queryByText('Sent')).toBeNull();
    act(() => busy.update({ message: 'Ghost' }));
    expect(screen.queryByText('Ghost')).toBeNull();
  });

  test('a mask blocks taps until the masking toast is gone, and the body never changes', () => {
    render(<ToastHost />);
    let busy!: ReturnType<typeof toast.loading>;
    act(() => {
      busy = toast.loading('Sending', { mask: true });
    });
    expect(document.querySelector('[class*="mask"]')).not.toBeNull();
    expect(document.body.getAttribute('style')).toBeNull();
    act(() => busy.close());
    expect(document.querySelector('[class*="mask"]')).toBeNull();
  });

  test('with an action, Escape closes it, and the action closes it', () => {
    const onAction = vi.fn<() => void>();
    render(<ToastHost />);
    act(() => void toast.info('Removed', { duration: 0, action: { label: 'Undo', onAction } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
    act(() => void toast.info('Removed', { duration: 0, action: { label: 'Undo', onAction } }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByText('Removed')).toBeNull();
  });

  test('news waits while a sheet is open and under another message, and the time starts when it shows', () => {
    render(<ToastHost />);
    const sheet = { id: 'sheet', dismiss: () => {}, element: document.createElement('div') };
    act(() => modals.set([sheet]));
    act(() => void toast.success('You received 5.00 USDT', { position: 'header' }));
    pass(10_000);
    expect(screen.queryByText('You received 5.00 USDT')).toBeNull();
    act(() => void toast.info('Copied'));
    expect(screen.getByText('Copied')).toBeInTheDocument();
    act(() => modals.set([]));
    expect(screen.queryByText('You received 5.00 USDT')).toBeNull();
    pass(1500);
    expect(screen.getByText('You received 5.00 USDT')).toBeInTheDocument();
    pass(1499);
    expect(screen.getByText('You received 5.00 USDT')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('You received 5.00 USDT')).toBeNull();
  });

  test.each([
    [[], [0, 390]],
    [
      [
        [4, 48],
        [342, 386],
      ],
      [48, 342],
    ],
    [
      [
        [290, 334],
        [340, 384],
      ],
      [0, 290],
    ],
    [
      [
        [16, 342],
        [342, 386],
      ],
      [0, 342],
    ],
    [
      [
        [0, 300],
        [300, 390],
      ],
      [0, 300],
    ],
  ] as const)('news takes the widest room between the controls, or covers the first %j', (taken, room) => {
    expect(roomBetween(0, 390, taken)).toEqual(room);
  });

  test('success and failure vibrate', () => {
    const haptics = vi.fn<(kind: string) => void>();
    render(
      <UiProvider locale="en" haptics={haptics}>
        <ToastHost />
      </UiProvider>,
    );
    act(() => void toast.success('Done'));
    act(() => void toast.fail('No'));
    act(() => void toast.info('Hm'));
    expect(haptics.mock.calls.flat()).toEqual(['success', 'error']);
  });
});
