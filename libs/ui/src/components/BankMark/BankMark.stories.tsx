import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BankMark } from './BankMark.tsx';

const meta = {
  title: 'Data/BankMark',
  component: BankMark,
  args: { bank: 'ICBC', character: '工' },
} satisfies Meta<typeof BankMark>;
export default meta;

type Story = StoryObj<typeof meta>;

const banks = {
  ICBC: ['工', 'ICBC'],
  ABC: ['农', 'Agricultural Bank'],
  BOC: ['中', 'Bank of China'],
  CCB: ['建', 'Construction Bank'],
  COMM: ['交', 'BoCom'],
  CMB: ['招', 'China Merchants'],
  PSBC: ['邮', 'Postal Savings'],
  CIB: ['兴', 'Industrial Bank'],
  CMBC: ['民', 'Minsheng Bank'],
  SPDB: ['浦', 'Pudong Bank'],
  CEB: ['光', 'Everbright'],
  CITIC: ['信', 'CITIC Bank'],
  SPABANK: ['平', 'Ping An Bank'],
  HXBANK: ['华', 'Hua Xia Bank'],
  GDB: ['广', 'Guangfa Bank'],
  CZBANK: ['浙', 'Zheshang Bank'],
  BOHAIB: ['渤', 'Bohai Bank'],
  EGBANK: ['恒', 'Hengfeng Bank'],
  BJBANK: ['北', 'Bank of Beijing'],
  SHBANK: ['上', 'Bank of Shanghai'],
} as const;

/** The 20 largest banks. The character is the same in every language. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))', gap: 16 }}>
      {Object.entries(banks).map(([bank, [character, name]]) => (
        <li
          key={bank}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 4,
            fontSize: 'var(--ui-size-12)',
            textAlign: 'center',
          }}
        >
          <BankMark bank={bank} character={character} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(20));
  },
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <BankMark bank="CMB" character="招" size={24} />
      <BankMark bank="CMB" character="招" size={32} />
      <BankMark bank="CMB" character="招" />
      <BankMark bank="CMB" character="招" size={48} />
    </div>
  ),
};
/** Any other bank: its character in the font of the device, on a hue by its code. */
export const Other: Story = { args: { bank: 'CDCB', character: '成', label: '成都银行' } };
