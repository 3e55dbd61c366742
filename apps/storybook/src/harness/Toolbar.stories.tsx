import { Amount, Button, Skeleton, tokens } from '@ezwallet/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

/** The switches of the toolbar, each with a test. They test the Storybook, so readers do not see them. */
const meta = { title: 'Harness/Toolbar', tags: ['!autodocs', '!dev', 'no-screenshot'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const asksForLess = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const shimmer: Story = { render: () => <Skeleton width={200} height={16} data-testid="bar" /> };

/** Styles and scripts see a device with reduced motion. */
export const ReducedMotion: Story = {
  ...shimmer,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(asksForLess()).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    await expect(matchMedia('(prefers-reduced-motion) and (min-width: 1px)').matches).toBe(true);
    const bar = canvas.getByTestId('bar');
    await expect(bar.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')).toEqual([]);
    await expect(getComputedStyle(bar).transitionDuration).toBe('1e-05s');
  },
};

/** Styles and scripts see a device without reduced motion, whatever this device prefers. */
export const NormalMotion: Story = {
  ...shimmer,
  globals: { motion: 'normal' },
  play: async ({ canvas }) => {
    await expect(asksForLess()).toBe(false);
    const bar = canvas.getByTestId('bar');
    await waitFor(() => expect(bar.getAnimations({ subtree: true })).not.toEqual([]));
    await expect(getComputedStyle(bar).transitionDuration).toBe('0s');
  },
};

/** It also applies to styles that load after the story. */
export const LateStyles: Story = {
  globals: { motion: 'reduced' },
  render: () => <p className="late">Late</p>,
  play: async ({ canvasElement }) => {
    const style = document.createElement('style');
    style.textContent = '@media (prefers-reduced-motion: reduce) { .late { letter-spacing: 3px } }';
    document.head.append(style);
    await waitFor(() => expect(getComputedStyle(canvasElement.querySelector('.late')!).letterSpacing).toBe('3px'));
    style.remove();
  },
};

/** The three schemes side by side, each with its own background. */
export const AllSchemes: Story = {
  globals: { theme: 'all' },
  render: () => <Amount value="12846.32" currency="USDT" size={28} />,
  play: async ({ canvas }) => {
    const grounds = tokens.schemes.map((scheme) => {
      const section = canvas.getByRole('region', { name: scheme });
      return getComputedStyle(section).backgroundColor;
    });
    await expect(new Set(grounds).size).toBe(tokens.schemes.length);
  },
};

/** Language, direction and text size reach the root element. */
export const RootElement: Story = {
  globals: { locale: 'zh_HK', direction: 'rtl', textScale: '200', theme: 'light' },
  render: () => <Button loading>12,846.32</Button>,
  play: async () => {
    const root = document.documentElement;
    await expect([root.lang, root.dir, root.dataset['theme']]).toEqual(['zh-Hant-HK', 'rtl', 'light']);
    await expect(getComputedStyle(root).fontSize).toBe('32px');
  },
};

/** The kit's texts in the pseudo-locale are longer and marked. */
export const PseudoWords: Story = {
  globals: { locale: 'pseudo' },
  render: () => <Amount value="1.00" hidden />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\[.*\]$/)).toBeInTheDocument();
  },
};

/** The frame has the requested width if the window has room. */
export const NarrowFrame: Story = {
  globals: { width: '300' },
  render: () => <div data-testid="inside">300 px</div>,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('inside').closest('.stage')!.clientWidth).toBe(300);
  },
};

function EffectCounter() {
  const count = useRef(0);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    count.current += 1;
    setSeen(count.current);
  }, []);
  return <p>Effects: {seen}</p>;
}

/** Without StrictMode an effect runs once. */
export const StrictModeOff: Story = {
  globals: { strict: 'off' },
  render: () => <EffectCounter />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Effects: 1')).toBeVisible();
  },
};

/** With it, twice, with React's development build. */
export const StrictModeOn: Story = {
  globals: { strict: 'on' },
  render: () => <EffectCounter />,
  play: async ({ canvas, canvasElement }) => {
    const runs = import.meta.env.DEV ? 2 : 1;
    await expect(canvas.getByText(`Effects: ${runs}`)).toBeVisible();
    await expect(within(canvasElement).getAllByText(/Effects/)).toHaveLength(1);
  },
};
