import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { dialog } from '../dialog/dialog.ts';
import { toast } from '../toast/toast.ts';
import { UiHost } from './UiHost.tsx';

const meta = { title: 'Feedback/UiHost', component: UiHost } satisfies Meta<typeof UiHost>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The Storybook renders the host as an app does: once, first inside the provider. */
export const CallsFromAnywhere: Story = {
  render: () => (
    <Button
      onClick={async () => {
        if (await dialog.confirm({ title: 'Sign out?', description: 'You will need your password to come back.' })) {
          toast.success('Signed out');
        }
      }}
    >
      Sign out
    </Button>
  ),
};
