import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'TXXqNW9VdRU45bwo8fWrpHDPLXb3fURn5R', label: 'Deposit address as a QR code' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Dark on white in every scheme. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Deposit address as a QR code' });
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code.querySelector('svg')!).fill).toBe('rgb(0, 0, 0)');
  },
};
export const WithLogo: Story = { args: { logo: <CoinIcon coin="TRX" /> } };
export const Expired: Story = { args: { expired: 'Expired' } };
export const ExpiredWithLogo: Story = { args: { expired: '已過期，請重新產生', logo: <CoinIcon coin="TRX" /> } };
export const Long: Story = { args: { value: 'https://wallet.example/pay?'.padEnd(400, 'abc0123456789'), size: 280 } };
