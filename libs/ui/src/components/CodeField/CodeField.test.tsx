import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

type Sending = Extract<CodeFieldProps, { onSend: () => Promise<unknown> }>;

const field = (props: Partial<Sending> = {}) => (
  <CodeField label="SMS code" value="" onChange={() => {}} timerKey="register.sms" onSend={async () => {}} {...props} />
);

describeComponent(field(), { refAt: 'input', state: true });

const pass = (seconds: number) =>
  act(async () => {
    for (let i = 0; i < seconds; i++) await vi.advanceTimersByTimeAsync(1010);
  });
const send = () => act(async () => screen.getByRole('button').click());

test('without a way to send, it has no button, and the system still fills it in', async () => {
  const done = vi.fn<(code: string) => void>();
  render(
    <Controlled initial="">
      {(value, set) => <CodeField label="App code" value={value} onChange={set} onComplete={done} />}
    </Controlled>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const input = screen.getByLabelText('App code');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(input);
  await userEvent.paste('482 915');
  expect(done).toHaveBeenCalledExactlyOnceWith('482915');
});

describe('sending a code', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  test('asks the system for the code and accepts all its digits at once', () => {
    vi.useRealTimers();
    const done = vi.fn<(code: string) => void>();
    render(<Controlled initial="">{(value, set) => field({ value, onChange: set, onComplete: done })}</Controlled>);
    const input = screen.getByLabelText('SMS code');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    fireEvent.change(input, { target: { value: '482915' } });
    expect(done).toHaveBeenCalledExactlyOnceWith('482915');
  });

  test('counts down after sending and then offers to send again', async () => {
    const onSend = vi.fn<() => Promise<void>>(async () => {});
    render(field({ onSend, seconds: 3 }));
    expect(screen.getByRole('button')).toHaveTextContent('Send code');
    await send();
    expect(screen.getByRole('button')).toHaveTextContent('Resend in 3 s');
    await send();
    expect(onSend).toHaveBeenCalledOnce();
    await pass(1);
    expect(screen.getByRole('button')).toHaveTextContent('Resend in 2 s');
    await pass(2);
    expect(screen.getByRole('button')).toHaveTextContent('Resend');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  test('announces only the start and the end of the wait', async () => {
    render(field({ seconds: 4 }));
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await send();
    const said = new Set<string | null>();
    for (let i = 0; i < 3; i++) {
      said.add(status.textContent);
      await pass(1);
    }
    expect([...said]).toEqual(['Code sent']);
    await pass(1);
    expect(status).toHaveTextContent('You can request a new code');
  });

  test('keeps the wait when the user leaves and comes back', async () => {
    const { unmount } = render(field({ seconds: 60 }));
    await send();
    await pass(10);
    unmount();
    await vi.advanceTimersByTimeAsync(20_000);
    render(field({ seconds: 60 }));
    expect(screen.getByRole('button')).toHaveTextContent('Resend in 30 s');
  });

  test('keeps a separate wait for each key', async () => {
    render(field());
    await send();
    render(field({ timerKey: 'login.sms', label: 'Other' }));
    expect(screen.getAllByRole('button')[1]).toHaveTextContent('Send code');
  });

  test('a code that could not be sent starts no wait', async () => {
    render(field({ onSend: () => Promise.reject(new Error('offline')) }));
    await send();
    expect(screen.getByRole('button')).toHaveTextContent('Send code');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  test('a code that the host sent starts the wait, even if the field appears later', async () => {
    const sentAt = Date.now();
    const { unmount } = render(field({ sentAt }));
    expect(screen.getByRole('button')).toHaveTextContent('Resend in 60 s');
    await pass(5);
    unmount();
    render(field({ sentAt }));
    expect(screen.getByRole('button')).toHaveTextContent('Resend in 55 s');
  });

  test('works without session storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(field({ seconds: 3 }));
    await send();
    expect(screen.getByRole('button')).toHaveTextContent('Resend in 3 s');
    vi.restoreAllMocks();
  });

  test('is busy while the code is being sent', async () => {
    vi.useRealTimers();
    let sent: () => void = () => {};
    const onSend = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (sent = resolve)));
    render(field({ onSend }));
    await userEvent.dblClick(screen.getByRole('button'));
    expect(onSend).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await act(async () => sent());
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
  });
});
