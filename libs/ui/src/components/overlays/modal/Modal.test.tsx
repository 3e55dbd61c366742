import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal, type ModalProps } from './Modal.tsx';
import { modals } from '../../../internal/openOverlays.ts';

const names = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));

function Page({ onClosed, ...modal }: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <div data-announcer="polite">Saved</div>
      <Modal {...modal} aria-label="First" open={open} onDismiss={() => setOpen(false)} onClosed={onClosed}>
        <button type="button">One</button>
        <button type="button" disabled>
          Not this
        </button>
        <button type="button">Two</button>
      </Modal>
    </StrictMode>
  );
}

test('takes the focus, cycles Tab, and returns the focus', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Page onClosed={onClosed} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const [one, two] = ['One', 'Two'].map((name) => screen.getByRole('button', { name }));
  expect(one).toHaveFocus();
  await userEvent.tab();
  expect(two).toHaveFocus();
  await userEvent.tab();
  expect(one).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(two).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(names()).toEqual([]);
  expect(modals.get()).toEqual([]);
});

test('holds the page behind it while it is open, and lets go when it closes or leaves the page', async () => {
  const { unmount } = render(<Page />);
  const isHeld = () => document.body.style.overflowY === 'hidden';
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(isHeld()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isHeld()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(isHeld()).toBe(true);
  unmount();
  expect(document.body.getAttribute('style')).toBeNull();
});

test('lets the page scroll where the host asks for that', async () => {
  render(<Page lockScroll={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.body.getAttribute('style')).toBeNull();
});

test('gives the focus to what is near an opener that has gone', async () => {
  function Order() {
    const [step, setStep] = useState<'before' | 'asking' | 'asked'>('before');
    return (
      <div data-ui-scroll="">
        <button type="button">Far</button>
        <section>
          <div>{step !== 'asked' && <button onClick={() => setStep('asking')}>Ask</button>}</div>
          <button type="button">Near</button>
        </section>
        <Modal aria-label="Question" open={step === 'asking'} onDismiss={() => {}}>
          <button onClick={() => setStep('asked')}>Yes</button>
        </Modal>
      </div>
    );
  }
  render(<Order />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Near' })).toHaveFocus());
});

test('a group of radios is one stop, also at the end', async () => {
  render(
    <Modal aria-label="First" open onDismiss={() => {}}>
      <button type="button">One</button>
      <input type="radio" name="reason" aria-label="Price" defaultChecked />
      <input type="radio" name="reason" aria-label="Time" />
    </Modal>,
  );
  const one = screen.getByRole('button', { name: 'One' });
  const price = screen.getByRole('radio', { name: 'Price' });
  await userEvent.tab({ shift: true });
  expect(price).toHaveFocus();
  await userEvent.tab();
  expect(one).toHaveFocus();
});

test('gives the focus to the page when what opened it has left', async () => {
  render(
    <div data-part="entering" tabIndex={-1}>
      <h1 tabIndex={-1}>Home</h1>
      <Page />
    </div>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  opener.remove();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus());
});

test('a modal that leads on to another hands down what opened it', async () => {
  function Chain() {
    const [step, setStep] = useState(0);
    return (
      <>
        <button onClick={() => setStep(1)}>Open</button>
        <Modal aria-label="First" open={step === 1} onDismiss={() => setStep(0)}>
          <button onClick={() => setStep(2)}>On</button>
        </Modal>
        <Modal aria-label="Second" open={step === 2} onDismiss={() => setStep(0)}>
          <button onClick={() => setStep(0)}>Done</button>
        </Modal>
      </>
    );
  }
  render(<Chain />);
  for (const name of ['Open', 'On', 'Done']) await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('Tab also goes through the layers above it, and back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const above = document.createElement('output');
  above.dataset['uiAbove'] = '';
  above.innerHTML = '<button>Retry</button>';
  document.body.prepend(above);
  const stops = async (shift: boolean) => {
    const names: (string | null | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab({ shift });
      names.push(document.activeElement?.textContent);
    }
    return names;
  };
  expect(await stops(false)).toEqual(['Two', 'Retry', 'One']);
  expect(await stops(true)).toEqual(['Retry', 'Two', 'One']);
  above.remove();
  (document.activeElement as HTMLElement).blur();
  expect(await stops(true)).toEqual(['Two', 'One', 'Two']);
  await userEvent.keyboard('{Escape}');
});

test('makes the page inert, but not the announcer', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('inert');
  expect(screen.getByText('Saved').closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[inert]')).toBeNull();
});

test('Escape reaches only the topmost modal, and the one below is active again afterwards', async () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const both = (open: boolean) => (
    <>
      <Modal open aria-label="Below" onDismiss={first}>
        Below
      </Modal>
      <Modal open={open} aria-label="Above" onDismiss={second}>
        Above
      </Modal>
    </>
  );
  const { rerender } = render(both(true));
  expect(names()).toEqual(['Above']);
  await userEvent.keyboard('{Escape}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  rerender(both(false));
  await waitFor(() => expect(names()).toEqual(['Below']));
  await userEvent.keyboard('{Escape}');
  expect(first).toHaveBeenCalledOnce();
});

test('a press outside asks to close where allowed; a press that started inside does not', async () => {
  const onDismiss = vi.fn<() => void>();
  const modal = (closeOnBackdrop: boolean) => (
    <Modal open aria-label="Sheet" closeOnBackdrop={closeOnBackdrop} onDismiss={onDismiss} viewport={{ id: 'place' }}>
      <p>Words</p>
    </Modal>
  );
  const { rerender } = render(modal(false));
  const place = document.querySelector('#place') as HTMLElement;
  await userEvent.click(place);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(modal(true));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Words') },
    { target: place },
    { keys: '[/MouseLeft]' },
  ]);
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.click(place);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('waits for finite animations, not for endless or paused ones, and accepts no press meanwhile', async () => {
  const onClosed = vi.fn<() => void>();
  let end!: () => void;
  const animation = (endTime: number, playState = 'running', finished: Promise<unknown> = new Promise(() => {})) =>
    ({ playState, finished, effect: { getComputedTiming: () => ({ endTime }) } }) as unknown as Animation;
  const running = [
    animation(300, 'running', new Promise<void>((resolve) => (end = resolve))),
    animation(Infinity),
    animation(9000, 'paused'),
  ];
  const modal = (open: boolean) => (
    <Modal open={open} aria-label="Sheet" onDismiss={() => {}} onClosed={onClosed}>
      Content
    </Modal>
  );
  const { rerender } = render(modal(true));
  const layer = screen.getByRole('dialog').closest('[data-ui-modal]') as HTMLElement;
  layer.getAnimations = () => running;
  expect(layer.style.pointerEvents).toBe('');
  rerender(modal(false));
  expect(layer.style.pointerEvents).toBe('none');
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 100)));
  expect(onClosed).not.toHaveBeenCalled();
  await act(async () => end());
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(names()).toEqual([]);
});

test('stays when it is opened again while it closes', async () => {
  const onClosed = vi.fn<() => void>();
  const modal = (open: boolean) => (
    <Modal open={open} aria-label="Sheet" onDismiss={() => {}} onClosed={onClosed}>
      Content
    </Modal>
  );
  const { rerender } = render(modal(true));
  rerender(modal(false));
  rerender(modal(true));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 100)));
  expect(names()).toEqual(['Sheet']);
  expect(onClosed).not.toHaveBeenCalled();
});
