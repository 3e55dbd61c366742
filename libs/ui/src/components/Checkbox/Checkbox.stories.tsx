import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Checkbox } from './Checkbox.tsx';

const openTerms = fn();

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Keep me logged in on this device', checked: false, onChange: () => {} },
  render: ({ checked, onChange: _, ...args }) => (
    <Controlled initial={checked}>{(on, set) => <Checkbox {...args} checked={on} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { checked: true } };

export const Mixed: Story = { args: { mixed: true, children: 'All devices' } };

export const LinkAmongWords: Story = {
  args: {
    children: (
      <>
        I have read the <TextButton onClick={openTerms}>Terms of service</TextButton> and the notes on risk, and accept
        both of them in full.
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Terms of service' }));
    await expect(openTerms).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Disabled: Story = { args: { checked: true, disabled: true } };
export const DisabledUnchecked: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const LoadingChecked: Story = { args: { checked: true, loading: true } };
export const GoesBackOnFailure: Story = {
  render: (args) => <Checkbox {...args} onChange={() => new Promise((_, reject) => setTimeout(reject, 150))} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).not.toBeChecked());
  },
};
