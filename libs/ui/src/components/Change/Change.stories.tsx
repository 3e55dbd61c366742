import type { Meta, StoryObj } from '@storybook/react-vite';
import { Change } from './Change.tsx';

const meta = {
  title: 'Data/Change',
  component: Change,
  args: { value: '128.40', suffix: ' (1.01%)', period: 'today' },
} satisfies Meta<typeof Change>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gain: Story = {};
export const Loss: Story = { args: { value: '-0.62', suffix: '%', period: undefined } };
export const Flat: Story = { args: { value: '0.00', suffix: '%', period: '30 days' } };
/** Mainland China convention: red means up. */
export const MainlandColours: Story = {
  decorators: [
    (Story) => (
      <div data-market="cn">
        <Story />
      </div>
    ),
  ],
};
