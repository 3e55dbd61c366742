import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search banks', value: '', onChange: () => {} },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(text, set) => <SearchField {...args} value={text} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'hsbc' } };

export const EscapeEmpties: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Search banks' });
    await userEvent.type(input, 'citic{Escape}');
    await expect(input).toHaveValue('');
  },
};
export const Disabled: Story = { args: { value: 'hsbc', disabled: true } };
export const WithError: Story = { args: { value: '###', error: 'Only letters and digits can be searched' } };
