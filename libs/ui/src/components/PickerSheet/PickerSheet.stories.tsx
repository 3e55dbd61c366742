import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { PickerSheet, type PickerItem } from './PickerSheet.tsx';

const places: readonly PickerItem[] = [
  { value: 'HK', label: 'Hong Kong', note: '+852', group: 'Often used', keywords: '香港' },
  { value: 'CN', label: 'China mainland', note: '+86', group: 'Often used', keywords: '中国' },
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((letter) =>
    Array.from({ length: 8 }, (_, i): PickerItem => ({
      value: `${letter}${i}`,
      label: `${letter}${'aeiouaei'[i]}land ${i + 1}`,
      note: `+${200 + i}`,
      group: letter,
    })),
  ),
];

const meta = {
  title: 'Forms/PickerSheet',
  component: PickerSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Area code',
    search: 'Search by name or code',
    items: places,
    value: 'CN',
    onChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof PickerSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ args }) => {
    const list = await screen.findByRole('listbox', { name: 'Area code' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('k');
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Kaland 1');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('K1');
  },
};

export const ChosenInView: Story = {
  args: { value: 'P4' },
  play: async () => {
    const chosen = await screen.findByRole('option', { selected: true });
    await waitFor(async () => {
      const { top, bottom } = chosen.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan(window.innerHeight);
    });
  },
};

export const NothingFound: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
    await userEvent.type(screen.getByRole('searchbox'), 'atlantis');
    await expect(await screen.findByText('No results')).toBeVisible();
  },
};

export const WithIcons: Story = {
  args: {
    title: 'Currency',
    search: undefined,
    value: 'USDT',
    items: [
      { value: 'USDT', label: 'USDT', note: '6,420.18' },
      { value: 'BTC', label: 'BTC', note: '0.052' },
      { value: 'ETH', label: 'ETH', note: '0', disabled: true },
    ],
    renderIcon: (item) => <CoinIcon coin={item.value} size={24} />,
  },
};
export const Banks: Story = {
  args: {
    title: '收款銀行',
    search: '搜尋銀行',
    value: 'hsbc',
    items: [
      { value: 'hsbc', label: '香港上海滙豐銀行有限公司', note: '004', keywords: 'hsbc' },
      { value: 'boc', label: '中國銀行（香港）有限公司', note: '012', keywords: 'boc' },
      { value: 'sc', label: 'Standard Chartered Bank (Hong Kong) Limited', note: '003', keywords: '渣打' },
      { value: 'hs', label: '恒生銀行有限公司', note: '024', keywords: 'hang seng' },
    ],
  },
  play: async ({ args }) => {
    // The sheet focuses its list in the next frame, which must not happen during typing.
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
    await userEvent.type(screen.getByRole('searchbox', { name: '搜尋銀行' }), '渣打{Enter}');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('sc');
  },
};
