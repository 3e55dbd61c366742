import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import * as pictures from '../../pictures/index.ts';
import { Button } from '../Button/Button.tsx';
import { Empty } from './Empty.tsx';

const retry = fn();

const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: { title: 'No bills yet', description: 'What you pay and receive will be listed here.' },
} satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A list that fills by itself: its picture says what will be in it. */
export const Nothing: Story = { args: { picture: pictures.tray } };
export const WithAction: Story = {
  args: {
    picture: pictures.coupon,
    title: 'No coupons',
    description: 'Coupons from campaigns appear here.',
    action: (
      <Button size={32} variant="tint">
        See campaigns
      </Button>
    ),
  },
};
export const Offline: Story = {
  args: {
    picture: pictures.cloudOff,
    title: 'No connection',
    description: 'Check the network and try again. (NETWORK)',
    action: (
      <Button size={32} variant="tint">
        Try again
      </Button>
    ),
  },
};
/** A failure: its code, and one button that tries again. */
export const Failed: Story = {
  args: {
    icon: glyphs.error,
    title: '未能載入帳單',
    description: '請檢查網絡後再試。(E5003)',
    action: (
      <Button size={32} variant="tint" icon={glyphs.refresh} onClick={retry}>
        再試一次
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '再試一次' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    picture: pictures.shield,
    title: 'There is nothing here that could be shown to you before your identity has been verified',
    description: 'Verification takes a few minutes. You need the document you registered with and good light.',
  },
};

const titles: Readonly<Record<keyof typeof pictures, string>> = {
  bell: 'No notices',
  camera: 'No camera found',
  card: 'No payment account',
  chart: 'No income yet',
  clock: 'No open orders',
  cloudOff: 'No connection',
  coin: 'No coins yet',
  coupon: 'No coupons to use',
  envelope: 'No messages',
  lens: 'Nothing found',
  link: 'This link no longer works',
  people: 'Nobody invited yet',
  shield: 'No trades yet',
  tray: 'No bills in this period',
};

/** All pictures. Each takes its colours from the scheme, and a screen loads only the one that it shows. */
export const Pictures: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
      {Object.entries(pictures).map(([name, picture]) => (
        <Empty key={name} picture={picture} title={titles[name as keyof typeof pictures]} description={name} />
      ))}
    </div>
  ),
};
