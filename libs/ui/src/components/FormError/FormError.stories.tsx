import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'Forms/FormError',
  component: FormError,
  args: { children: 'This code is wrong or has expired. Ask for a new one.' },
} satisfies Meta<typeof FormError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Long: Story = {
  args: { children: 'You have tried too often. Wait two hours, or reset the payment password in the security centre.' },
};
