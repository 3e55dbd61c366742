import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Biometric login', checked: false, onChange: () => {} },
  render: ({ checked, onChange: _, ...args }) => (
    <Controlled initial={checked}>{(on, set) => <Switch {...args} checked={on} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Biometric login' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    const { width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const GoesBackOnFailure: Story = {
  render: (args) => <Switch {...args} onChange={() => new Promise((_, reject) => setTimeout(reject, 150))} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await waitFor(() => expect(control).not.toBeChecked());
  },
};

export const Loading: Story = { args: { checked: true, loading: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { checked: true, disabled: true } };
export const LoadingOff: Story = { args: { loading: true } };
export const LongLabel: Story = {
  args: { checked: true, label: 'Only allow withdrawals to addresses that have been trusted for more than a day' },
};
export const DenseLabel: Story = {
  args: { label: '只允許提取至已受信任超過 24 小時的地址，並於每次提取前要求生物認證' },
};
