import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'TXXqNW9VdRU45bwo8fWrpHDPLXb3fURn5R', label: 'Deposit address as a QR code' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Expired: Story = { args: { expired: 'Expired' } };
export const Long: Story = { args: { value: 'https://wallet.example/pay?'.padEnd(400, 'abc0123456789'), size: 280 } };
