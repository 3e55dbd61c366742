import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { PhoneField, type PhoneArea } from './PhoneField.tsx';

const areas: readonly PhoneArea[] = [
  { id: 'HK', areaCode: '852', name: 'Hong Kong', group: 'Often used', digits: [4, 4], keywords: '香港' },
  { id: 'CN', areaCode: '86', name: 'China mainland', group: 'Often used', digits: [3, 4, 4], keywords: '中国' },
  { id: 'AU', areaCode: '61', name: 'Australia', group: 'A to Z' },
  { id: 'CA', areaCode: '1', name: 'Canada', group: 'A to Z' },
  { id: 'JP', areaCode: '81', name: 'Japan', group: 'A to Z' },
  { id: 'MO', areaCode: '853', name: 'Macao', group: 'A to Z', digits: [4, 4] },
  { id: 'SG', areaCode: '65', name: 'Singapore', group: 'A to Z', digits: [4, 4] },
  { id: 'GB', areaCode: '44', name: 'United Kingdom', group: 'A to Z' },
  { id: 'US', areaCode: '1', name: 'United States', group: 'A to Z' },
];

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone number',
    value: { areaCode: '852', number: '' },
    onChange: () => {},
    areas,
    searchLabel: 'Search by name or code',
  },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(phone, set) => <PhoneField {...args} value={phone} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: { areaCode: '852', number: '91234567' } } };

export const International: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Phone number');
    await userEvent.click(input);
    await userEvent.paste('+86 13800138000');
    await expect(input).toHaveValue('138 0013 8000');
  },
};

export const PickArea: Story = {
  args: { value: { areaCode: '852', number: '91234567' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Area code/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Japan/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Area code +81, Japan' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { value: { areaCode: '852', number: '9123' }, error: 'A Hong Kong number has 8 digits' },
};

export const Disabled: Story = { args: { value: { areaCode: '852', number: '91234567' }, disabled: true } };
export const ReadOnly: Story = { args: { value: { areaCode: '852', number: '91234567' }, readOnly: true } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Phone number');
    await userEvent.click(input);
    await userEvent.type(input, '91234567');
    await expect(input).toHaveValue('9123 4567');
    await expect(getComputedStyle(input).fontSize).toBe('16px');
  },
};
