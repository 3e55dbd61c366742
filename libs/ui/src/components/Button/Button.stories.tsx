import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 12, justifyItems: 'stretch' } as const;
const row = { display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' } as const;

export const Primary: Story = {
  args: { block: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div style={column}>
      <Button block>Log in</Button>
      <Button block variant="secondary" icon={glyphs.fingerprint}>
        Log in with fingerprint
      </Button>
      <Button block variant="danger">
        Freeze account
      </Button>
      <Button block variant="ghost">
        Cancel order
      </Button>
      <Button block size={32} variant="tint">
        Save image
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size={48}>48</Button>
      <Button size={44}>44</Button>
      <Button size={32} variant="tint">
        Max
      </Button>
      <Button size={32}>Use</Button>
      <Button size={32} variant="tint" icon={glyphs.copy}>
        Copy
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true, block: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const VARIANTS = ['primary', 'secondary', 'danger', 'ghost', 'tint'] as const;

export const LoadingVariants: Story = {
  render: () => (
    <div style={column}>
      {VARIANTS.map((variant) => (
        <Button key={variant} loading variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};
export const Disabled: Story = {
  render: () => (
    <div style={column}>
      {VARIANTS.map((variant) => (
        <Button key={variant} disabled variant={variant} icon={glyphs.lock}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};
export const LongLabel: Story = {
  args: { block: true, children: 'Confirm the withdrawal of 12,846.32 USDT to the trusted address on TRC20' },
};
export const DenseLabel: Story = {
  args: { block: true, icon: glyphs.shieldCheck, children: '確認將 12,846.32 USDT 經 TRC20 網絡提取至受信任地址' },
};
/** Presses the second of two buttons with the keyboard. */
export const Keyboard: Story = {
  render: (args) => (
    <div style={column}>
      <Button variant="ghost">Cancel</Button>
      <Button {...args} />
    </div>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
