import { setupI18n, type I18n } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { TradeParty } from '@ezwallet/api-client/contract';
import type { Locale } from '@ezwallet/domain-stores';
import { Catalogs } from '../../../i18n/Catalogs.ts';
import { LandingMoments, ResultMoments, SearchMoment } from './WholeMoments.tsx';
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

const whole = (Moment: ComponentType<{ i18n: I18n }>): Story => ({
  render: (_, { loaded }) => <Moment i18n={loaded['i18n'] as I18n} />,
});

/** The entry to trades: prices, what is on sale, how money is protected, and for a visitor the prices of the market. */
export const Landing: Story = {
  ...whole(LandingMoments),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('ol li').length).toBeGreaterThanOrEqual(3);
  },
};

/** The search for a seller: its time, what was promised, and what comes. */
export const Search: Story = {
  ...whole(SearchMoment),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The good end of a trade on both sides: what came, large. */
export const Endings: Story = {
  ...whole(ResultMoments),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};
