import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Radio } from './Radio.tsx';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  args: { value: 'fast', children: 'Fast' },
  render: (args) => (
    <Controlled<string> initial="calm">
      {(value, set) => (
        <RadioGroup label="Speed" hideLabel value={value} onChange={set}>
          <Radio {...args} />
        </RadioGroup>
      )}
    </Controlled>
  ),
} satisfies Meta<typeof Radio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { value: 'calm', children: 'Normal' } };

export const Described: Story = { args: { description: 'Within a minute, fee 1.00 USDT' } };

export const Disabled: Story = { args: { value: 'calm', disabled: true, description: 'Closed for maintenance' } };

export const PressedAnywhere: Story = {
  args: { description: 'Within a minute' },
  play: async ({ canvasElement }) => {
    const radio = within(canvasElement).getByRole('radio', { name: 'Fast' });
    await userEvent.click(within(canvasElement).getByText('Within a minute'));
    await expect(radio).toBeChecked();
  },
};
