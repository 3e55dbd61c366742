import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import type { Haptics } from '../../hooks/vibrate.ts';
import { zhHk } from '../../messages/zhHk.ts';
import { UiProvider } from './UiProvider.tsx';

describeComponent(<UiProvider locale="en">words</UiProvider>, { root: false });

function Probe() {
  const haptics = useHaptics();
  return (
    <button type="button" lang={useLocale()} onClick={() => haptics('selection')}>
      {useMessages().confirm}
    </button>
  );
}

test('uses the given language, and English alone', () => {
  const { rerender } = render(<Probe />);
  expect(screen.getByRole('button')).toHaveTextContent('Confirm');
  rerender(
    <UiProvider locale="zh_HK" messages={zhHk}>
      <Probe />
    </UiProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('確定');
  expect(screen.getByRole('button')).toHaveAttribute('lang', 'zh_HK');
});

test('accepts any language with its own words, and asks for them', () => {
  const fr = { confirm: 'Confirmer' };
  render(
    <UiProvider locale="fr" messages={fr}>
      <Probe />
    </UiProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Confirmer');
  expect(screen.getByRole('button')).toHaveAttribute('lang', 'fr');
  // @ts-expect-error -- the kit has no French words
  expect(<UiProvider locale="fr" />).toBeDefined();
});

test('custom messages win, the rest stays', () => {
  render(
    <UiProvider locale="en" messages={{ confirm: 'Yes' }}>
      <Probe />
    </UiProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Yes');
});

test('haptics go to the adapter, or nowhere when switched off', () => {
  const vibrate = vi.fn<() => boolean>(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const adapter = vi.fn<Haptics>();
  const { rerender } = render(
    <UiProvider locale="en" haptics={adapter}>
      <Probe />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(adapter).toHaveBeenCalledWith('selection');
  expect(vibrate).not.toHaveBeenCalled();
  rerender(
    <UiProvider locale="en" haptics={false}>
      <Probe />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(vibrate).not.toHaveBeenCalled();
  rerender(
    <UiProvider locale="en">
      <Probe />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(vibrate).toHaveBeenCalledWith(10);
});
