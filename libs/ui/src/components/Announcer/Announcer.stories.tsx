import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { announce } from './announce.ts';
import { Announcer } from './Announcer.tsx';

const meta = { title: 'Feedback/Announcer', component: Announcer } satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The host already contains the live regions; `announce` fills them. */
export const Speak: Story = {
  render: () => <Button onClick={() => announce('Balance updated')}>Announce</Button>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() =>
      expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('Balance updated'),
    );
  },
};
