import { builtInMessages } from '@ezwallet/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Page } from '../parts/Page.tsx';
import Text from './I18n.mdx';

const meta = { title: 'Foundations/i18n', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const I18n: StoryObj<typeof meta> = {
  name: 'i18n',
  render: () => <Page name="i18n" text={Text} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(page.getByRole('region', { name: "The kit's words" }));
    await expect(table.getAllByRole('row')).toHaveLength(Object.keys(builtInMessages.en).length + 1);
    await expect(table.queryByText(/undefined|NaN|\[object/)).toBeNull();
    await userEvent.type(page.getByRole('searchbox', { name: "Search the kit's words" }), '知道了');
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await userEvent.clear(page.getByRole('searchbox', { name: "Search the kit's words" }));
  },
};
