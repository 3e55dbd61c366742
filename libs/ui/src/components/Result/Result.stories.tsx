import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Details } from '../Details/Details.tsx';
import { Result } from './Result.tsx';

const meta = {
  title: 'Feedback/Result',
  component: Result,
  args: { status: 'success', title: 'Transfer sent' },
} satisfies Meta<typeof Result>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: {
    amount: <Amount value="-320.50" currency="USDT" size={36} />,
    description: 'The money has arrived.',
    children: (
      <Details
        items={[
          { label: 'To', value: 'W••• Tsz Y••' },
          { label: 'Fee', value: '0.00 USDT' },
        ]}
      />
    ),
    actions: (
      <>
        <Button block>Done</Button>
        <Button block variant="ghost">
          See the bill
        </Button>
      </>
    ),
  },
};
/** A result that the person sees happen draws its tick, and is felt. */
export const Fresh: Story = {
  args: {
    title: 'Completed',
    fresh: true,
    felt: true,
    amount: <Amount value="137" currency="USDT" decimals={2} size={36} sign="always" />,
    bonus: 'plus 4.11 bonus',
    description: '141.11 USDT are in your balance',
    actions: <Button block>Done</Button>,
  },
};
/** Words are enough where nothing moved. */
export const Words: Story = { args: { title: 'You have level 2', description: 'Its limits apply from now on.' } };
export const Pending: Story = {
  args: { status: 'pending', title: 'In review', description: 'This usually takes a few minutes to 1 hour.' },
};
export const Warning: Story = { args: { status: 'warning', title: 'Confirmation needed' } };
export const Failed: Story = {
  args: {
    status: 'failed',
    title: 'Transfer failed',
    description: 'Nothing was taken from your balance. (E1042)',
    actions: <Button block>Try again</Button>,
  },
};
