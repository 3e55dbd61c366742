import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaMode, CaptchaRefusal, CaptchaVerdict } from './captcha-types.ts';
import { isProof } from './proof-of-work.ts';
import { SliderCaptcha } from './SliderCaptcha.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const pow = { alg: 'sha256', salt: 'c0ffee', bits: 6 } as const;
const puzzle = (captchaId = 'cp_1', ttl = 120): CaptchaChallenge => ({
  captchaId,
  image: { src: PIXEL, w: 320, h: 160 },
  piece: { src: PIXEL, w: 52, h: 52, y: 60 },
  pow,
  ttl,
});

describeComponent(
  <SliderCaptcha
    load={async () => puzzle()}
    verify={async () => ({ ok: true, ticket: 't' })}
    onTicket={() => {}}
    onClose={() => {}}
  />,
  { state: true },
);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Scene {
  load?: (mode: CaptchaMode) => Promise<CaptchaChallenge | CaptchaRefusal>;
  verify?: (answer: CaptchaAnswer) => Promise<CaptchaVerdict>;
}

async function renderCaptcha({ load, verify }: Scene = {}) {
  const calls = {
    load: vi.fn(
      load ?? (async (mode: CaptchaMode) => (mode === 'assist' ? { captchaId: 'as_1', pow, ttl: 120 } : puzzle())),
    ),
    verify: vi.fn(verify ?? (async (): Promise<CaptchaVerdict> => ({ ok: true, ticket: 'tk_1' }))),
    onTicket: vi.fn<(ticket: string) => void>(),
    onClose: vi.fn<() => void>(),
  };
  const view = render(
    <StrictMode>
      <SliderCaptcha {...calls} />
    </StrictMode>,
  );
  const thumb = await screen.findByRole('slider', { name: 'Puzzle piece' });
  return { ...view, ...calls, thumb, status: () => screen.getByRole('status').textContent };
}
const ready = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The puzzle is ready'));
const answered = (verify: ReturnType<typeof vi.fn>) =>
  waitFor(() => expect(verify).toHaveBeenCalledOnce()).then(() => verify.mock.calls[0]![0] as CaptchaAnswer);

/** Gives the elements a layout: a picture of 640 px, twice its own size, and a thumb of 104 px. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(10, 0, this.getAttribute('role') === 'slider' ? 104 : 640, 320);
  });
}

test('loads one puzzle, also in StrictMode, and announces each step', async () => {
  let come = () => {};
  const { load, status, thumb } = await renderCaptcha({
    load: () => new Promise((resolve) => (come = () => resolve(puzzle()))),
  });
  expect(status()).toBe('Loading the puzzle');
  expect(thumb).toHaveAttribute('aria-disabled', 'true');
  come();
  await ready();
  expect(load).toHaveBeenCalledExactlyOnceWith('slider');
  expect(thumb).not.toHaveAttribute('aria-disabled');
});

describe('by keyboard', () => {
  test('moves in pixels of the picture and announces the position of the piece', async () => {
    const { thumb } = await renderCaptcha();
    await ready();
    expect(thumb).toHaveAttribute('aria-valuemax', '268');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{PageUp}{Shift>}{ArrowRight}{/Shift}');
    expect(thumb).toHaveAttribute('aria-valuenow', '21');
    expect(thumb).toHaveAttribute('aria-valuetext', 'Piece at 21 of 268');
    await userEvent.keyboard('{ArrowRight}');
    expect(thumb).toHaveAttribute('aria-valuetext', 'Piece at 22 of 268');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{PageDown}');
    expect(thumb).toHaveAttribute('aria-valuenow', '11');
    await userEvent.keyboard('{End}');
    expect(thumb).toHaveAttribute('aria-valuenow', '268');
    await userEvent.keyboard('{ArrowRight}{Home}');
    expect(thumb).toHaveAttribute('aria-valuenow', '0');
  });

  test('Enter answers with a track that the server accepts and a valid proof', async () => {
    const { thumb, verify, onTicket } = await renderCaptcha();
    await ready();
    thumb.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}{Enter}');
    const answer = await answered(verify);
    expect(answer).toMatchObject({ captchaId: 'cp_1', x: 21, input: 'key' });
    expect(answer.track[0]).toEqual([0, 0, 0]);
    expect(answer.track.at(-1)![1]).toBe(21);
    expect(answer.track.map(([, x]) => x)).toEqual([0, 10, 20, 21]);
    expect(isProof(pow, answer.nonce)).toBe(true);
    await waitFor(() => expect(onTicket).toHaveBeenCalledExactlyOnceWith('tk_1'));
  });

  test('Enter on an untouched piece sends nothing; Escape closes', async () => {
    const { thumb, verify, onClose } = await renderCaptcha();
    await ready();
    thumb.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(verify).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('by pointer', () => {
  test('a drag is scaled to the picture and answers on release', async () => {
    layOut();
    const { thumb, verify } = await renderCaptcha();
    await ready();
    const at = (clientX: number, clientY = 5) => ({
      pointerId: 1,
      isPrimary: true,
      pointerType: 'touch',
      button: 0,
      clientX,
      clientY,
    });
    fireEvent.pointerDown(thumb, at(30));
    // Thumb and piece both move over 536 px of screen for 268 px of picture: a factor of two.
    for (const x of [50, 90, 150, 200]) {
      await new Promise((resolve) => setTimeout(resolve, 4));
      fireEvent.pointerMove(thumb, at(x, 9));
    }
    expect(thumb).toHaveAttribute('aria-valuenow', '85');
    fireEvent.pointerUp(thumb, at(200, 9));
    const answer = await answered(verify);
    expect(answer).toMatchObject({ x: 85, input: 'touch' });
    expect(answer.track.map(([, x]) => x).slice(0, 5)).toEqual([0, 10, 30, 60, 85]);
    expect(answer.track.at(-1)!.slice(1)).toEqual([85, 2]);
    expect(answer.track.every(([dt], i) => i === 0 || dt > answer.track[i - 1]![0])).toBe(true);
  });

  test('a minimal touch, a second finger and a cancelled drag send nothing', async () => {
    layOut();
    const { thumb, verify } = await renderCaptcha();
    await ready();
    const at = (clientX: number, more = {}) => ({
      pointerId: 1,
      isPrimary: true,
      pointerType: 'mouse',
      button: 0,
      clientX,
      ...more,
    });
    fireEvent.pointerDown(thumb, at(30));
    fireEvent.pointerMove(thumb, at(34));
    fireEvent.pointerUp(thumb, at(34));
    fireEvent.pointerDown(thumb, at(30, { pointerId: 2, isPrimary: false }));
    fireEvent.pointerMove(thumb, at(300, { pointerId: 2, isPrimary: false }));
    fireEvent.pointerUp(thumb, at(300, { pointerId: 2, isPrimary: false }));
    fireEvent.pointerDown(thumb, at(30));
    fireEvent.pointerMove(thumb, at(300));
    fireEvent.pointerCancel(thumb, at(300));
    fireEvent.pointerUp(thumb, at(300));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(verify).not.toHaveBeenCalled();
  });

  test('a tap on the picture moves the piece there; the step buttons adjust it; the button answers', async () => {
    layOut();
    const { container, thumb, verify } = await renderCaptcha();
    await ready();
    const submit = screen.getByRole('button', { name: 'Check' });
    expect(submit).toBeDisabled();
    fireEvent.pointerDown(container.querySelector('img')!.parentElement!, {
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: 10 + 300,
    });
    expect(thumb).toHaveAttribute('aria-valuenow', String(150 - 26));
    expect(verify).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Move right' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move right' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move left' }));
    await userEvent.click(submit);
    expect(await answered(verify)).toMatchObject({ x: 125, input: 'step' });
  });
});

describe('when the answer is wrong', () => {
  test('loads a new puzzle at rest and announces the remaining tries', async () => {
    let count = 0;
    const { thumb, load, verify, onTicket, status } = await renderCaptcha({
      load: async () => puzzle(`cp_${++count}`),
      verify: async () => ({ ok: false, reason: 'wrong', triesLeft: 4 }),
    });
    await ready();
    thumb.focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await waitFor(() => expect(status()).toBe('Not quite. 4 tries left'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(thumb).not.toHaveAttribute('aria-disabled'));
    expect(thumb).toHaveAttribute('aria-valuenow', '0');
    expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
    expect(verify.mock.calls[1]![0]).toMatchObject({
      captchaId: 'cp_2',
      x: 1,
      track: [
        [0, 0, 0],
        [expect.any(Number), 1, 0],
      ],
    });
    expect(onTicket).not.toHaveBeenCalled();
  });

  test('an answer that could not be sent also loads a new puzzle, because the id may be used up', async () => {
    const { thumb, load, status } = await renderCaptcha({ verify: () => Promise.reject(new Error('offline')) });
    await ready();
    thumb.focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await waitFor(() => expect(status()).toBe('Could not check your answer. Try again.'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  test('replaces an expired puzzle before the user answers it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { load, verify, status } = await renderCaptcha({ load: async () => puzzle('cp_1', 30) });
    await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
    expect(status()).toBe('The puzzle is ready');
    await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
    expect(status()).toBe('The puzzle expired. Here is a new one.');
    expect(load).toHaveBeenCalledTimes(2);
    expect(verify).not.toHaveBeenCalled();
  });

  test('a rate limit locks it for its time and then loads a puzzle', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const refusals: (CaptchaRefusal | CaptchaChallenge)[] = [
      { ok: false, reason: 'limited', retryAfter: 150 },
      puzzle(),
    ];
    const { load, status, thumb } = await renderCaptcha({ load: async () => refusals.shift()! });
    await act(async () => void (await vi.advanceTimersByTimeAsync(10)));
    expect(status()).toBe('Too many attempts. Try again in 3 minutes.');
    expect(thumb).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('timer')).toHaveTextContent('02:30');
    expect(screen.getByRole('button', { name: 'Continue without the puzzle' })).toBeDisabled();
    await act(async () => void (await vi.advanceTimersByTimeAsync(150_000)));
    expect(load).toHaveBeenCalledTimes(2);
    expect(status()).toBe('The puzzle is ready');
  });

  test('loads again on demand after a failure', async () => {
    const load = vi
      .fn<() => Promise<CaptchaChallenge>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(puzzle());
    const { status } = await renderCaptcha({ load });
    await waitFor(() => expect(status()).toBe('Could not load the puzzle. Try again.'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
  });

  test('the user can ask for another puzzle', async () => {
    const { load } = await renderCaptcha();
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'New puzzle' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });
});

describe('without the puzzle', () => {
  test('the device does the proof of work, with progress, and gets the ticket', async () => {
    const { load, verify, onTicket, status } = await renderCaptcha({
      load: async (mode) => (mode === 'assist' ? { captchaId: 'as_1', pow: { ...pow, bits: 14 }, ttl: 120 } : puzzle()),
    });
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without the puzzle' }));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).toBeNull();
    const answer = await answered(verify);
    expect(load).toHaveBeenLastCalledWith('assist');
    expect(answer).toMatchObject({ captchaId: 'as_1', x: 0, input: 'assist', track: [] });
    expect(isProof({ ...pow, bits: 14 }, answer.nonce)).toBe(true);
    await waitFor(() => expect(status()).toBe('Verified'));
    await waitFor(() => expect(onTicket).toHaveBeenCalledExactlyOnceWith('tk_1'));
  });

  test('a refusal stops it until the user tries again, because it would loop forever', async () => {
    const { load, verify, status } = await renderCaptcha({ verify: async () => ({ ok: false, reason: 'expired' }) });
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without the puzzle' }));
    await waitFor(() => expect(status()).toBe('Could not check your answer. Try again.'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
  });

  test('the user can return to the puzzle while it works', async () => {
    const { verify } = await renderCaptcha({
      load: async (mode) => (mode === 'assist' ? { captchaId: 'as_1', pow: { ...pow, bits: 30 }, ttl: 120 } : puzzle()),
    });
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without the puzzle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use the puzzle' }));
    await ready();
    expect(verify).not.toHaveBeenCalled();
  });
});

test('leaving it stops the work and sends nothing', async () => {
  const { unmount, verify, thumb } = await renderCaptcha({
    load: async () => ({ ...puzzle(), pow: { ...pow, bits: 30 } }),
  });
  await ready();
  thumb.focus();
  await userEvent.keyboard('{PageUp}{Enter}');
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(verify).not.toHaveBeenCalled();
});
