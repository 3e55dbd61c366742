import { setupI18n, type I18n } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TradeParty } from '@ezwallet/api-client/contract';
import type { Locale } from '@ezwallet/domain-stores';
import { Catalogs } from '../../../i18n/Catalogs.ts';
import { TradeGallery } from './TradeGallery.tsx';
import { tradeMoments } from './tradeMoments.ts';

/** The wallet's words in the toolbar's language. They have no lengthened English, as the kit's have. */
async function loadWords({ globals }: { globals: Record<string, unknown> }) {
  const i18n = setupI18n();
  const catalogs = new Catalogs(i18n);
  await catalogs.activate(globals['locale'] === 'pseudo' ? 'en' : (globals['locale'] as Locale));
  await Promise.all([catalogs.need('trades'), catalogs.need('orders')]);
  return { i18n };
}

const meta = { title: 'Screens/Trade', tags: ['!autodocs'], loaders: [loadWords] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const momentsOf = (side: TradeParty): Story => ({
  render: (_, { loaded }) => <TradeGallery side={side} i18n={loaded['i18n'] as I18n} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(tradeMoments(side).length);
  },
});

/** Every moment of a purchase. */
export const Buyer: Story = momentsOf('buyer');

/** Every moment of a sale. */
export const Seller: Story = momentsOf('seller');
