import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Page } from '../parts/Page.tsx';
import Text from './Haptics.mdx';

const meta = { title: 'Foundations/Haptics', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Haptics: StoryObj<typeof meta> = {
  name: 'Haptics',
  render: () => <Page name="Haptics" text={Text} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const log = page.getByRole('log');
    await userEvent.click(page.getByRole('button', { name: 'warning' }));
    await userEvent.click(page.getByRole('button', { name: '5' }));
    await expect(log).toHaveTextContent('selectionwarning');
  },
};
