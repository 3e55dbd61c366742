import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Expires on', value: '2034-05-31', onChange: () => {} },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Digits become a day. The slashes come by themselves. */
export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '20340531');
    await expect(field).toHaveValue('2034/05/31');
  },
};

/** The calendar follows the keys of the WAI-ARIA APG date picker. Its month leads to a list of years. */
export const Calendar: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveValue('2034/05/30'));
  },
};

/** Days outside the limits cannot be chosen. The host still checks a typed one. */
export const Limits: Story = { args: { value: '2026-11-21', min: '2026-11-20', max: '2026-12-24' } };

export const Invalid: Story = { args: { value: '2020-01-01', error: 'This document has expired.' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
