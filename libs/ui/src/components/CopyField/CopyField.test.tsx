import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { CopyField } from './CopyField.tsx';
import { writeClipboard } from './writeClipboard.ts';

describeComponent(<CopyField label="Order no." value="2025112103" />, { state: true });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('copies the exact value, whatever its display, and confirms it', async () => {
  const copy = vi.fn<(text: string) => Promise<void>>(async () => {});
  const onCopied = vi.fn<() => void>();
  const haptics = vi.fn<(kind: string) => void>();
  render(
    <UiProvider locale="en" haptics={haptics}>
      <CopyField label="Address" value="TQ5Nk2mPYw" copy={copy} onCopied={onCopied}>
        TQ5N k2mP Yw
      </CopyField>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy Address' }));
  expect(copy).toHaveBeenCalledExactlyOnceWith('TQ5Nk2mPYw');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(onCopied).toHaveBeenCalledOnce();
  expect(haptics).toHaveBeenCalledExactlyOnceWith('success');
});

test('explains what to do when copying is refused', async () => {
  render(<CopyField label="Address" value="TQ5N" copy={() => Promise.reject(new Error('denied'))} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('Could not copy. Select the text and copy it manually.');
});

test('offers to copy again after a moment', async () => {
  vi.useFakeTimers();
  const { container } = render(<CopyField label="Address" value="TQ5N" copy={async () => {}} />);
  await act(async () => screen.getByRole('button').click());
  expect(container.querySelector('[data-state="copied"]')).not.toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  expect(container.querySelector('[data-state="idle"]')).not.toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('falls back to a selection without the clipboard API, and returns the focus', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  });
  const copied: string[] = [];
  document.execCommand = (command: string) => {
    copied.push(`${command}: ${(document.querySelector('textarea') as HTMLTextAreaElement).value}`);
    return true;
  };
  render(<button type="button">here</button>);
  screen.getByRole('button').focus();
  await writeClipboard('TQ5N');
  expect(copied).toEqual(['copy: TQ5N']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
  document.execCommand = () => false;
  await expect(writeClipboard('TQ5N')).rejects.toThrow('refused');
});

test('reports a clipboard that holds another text afterwards, where the page may read it [S33]', async () => {
  let held = '';
  let state = 'granted';
  const swap = (text: string) => text.replace('TQ5N', 'TX9Z');
  const clipboard = { writeText: async (text: string) => void (held = swap(text)), readText: async () => held };
  vi.stubGlobal('navigator', { clipboard, permissions: { query: async () => ({ state }) } });
  await expect(writeClipboard('TQ5Nk2mPYw')).rejects.toThrow('holds another text');
  await expect(writeClipboard('an order number')).resolves.toBeUndefined();
  state = 'prompt';
  await expect(writeClipboard('TQ5Nk2mPYw')).resolves.toBeUndefined();
});
