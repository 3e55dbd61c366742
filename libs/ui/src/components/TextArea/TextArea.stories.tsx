import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Note', value: '', onChange: () => {}, maxLength: 50 },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(text, set) => <TextArea {...args} value={text} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What is it for?', description: 'The receiver sees it.' } };

export const NearLimit: Story = { args: { value: 'Rent for November, with thanks to you 👨‍👩‍👧‍👦 all' } };

export const OverLimit: Story = {
  args: { value: 'Rent for November and half of the electricity bill of October', error: 'Please shorten the note' },
};

export const Grows: Story = {
  args: { rows: 2, maxRows: 5, maxLength: 400 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Note');
    const before = area.clientHeight;
    await userEvent.type(area, 'one\ntwo\nthree\nfour');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.type(area, '\nfive\nsix\nseven\neight');
    await expect(area.clientHeight).toBe(5 * 24);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Disabled: Story = { args: { value: 'Rent for November', disabled: true } };
export const ReadOnly: Story = { args: { value: 'Rent for November', readOnly: true } };
export const WithoutCounter: Story = { args: { value: '十一月租金及水電費', counter: false } };
