import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavBar } from './NavBar.tsx';

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  parameters: { bare: true },
  args: { title: 'Transfer', onBack: fn() },
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: { actions: <IconButton icon={glyphs.receipt} label="Records" /> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Transfer' })).toBeVisible();
  },
};
export const Root: Story = {
  args: {
    variant: 'root',
    title: 'Wealth',
    actions: (
      <>
        <IconButton icon={glyphs.eye} label="Hide amounts" />
        <IconButton icon={glyphs.receipt} label="Billing details" />
      </>
    ),
  },
};
export const Close: Story = { args: { backIcon: 'close', title: undefined } };
export const LongTitle: Story = { args: { title: 'Withdrawal to a trusted address on the TRC20 network' } };
export const WithoutWayBack: Story = { render: () => <NavBar title="轉賬結果" /> };
