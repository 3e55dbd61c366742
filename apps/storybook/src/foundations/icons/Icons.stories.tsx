import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Page } from '../parts/Page.tsx';
import Text from './Icons.mdx';

const meta = { title: 'Foundations/Icons', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Icons: StoryObj<typeof meta> = {
  name: 'Icons',
  render: () => <Page name="Icons" text={Text} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const total = Object.keys(glyphs).length;
    const search = page.getByRole('searchbox', { name: 'Search icons' });
    await expect(page.getByText(`${total} of ${total}`)).toBeVisible();
    await userEvent.type(search, '2fa');
    await expect(page.getByRole('button', { name: 'authenticator' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'umbrella' })).toBeNull();
    await userEvent.type(search, 'zz');
    await expect(page.getByText('No icon found')).toBeVisible();
    await userEvent.clear(search);
  },
};
