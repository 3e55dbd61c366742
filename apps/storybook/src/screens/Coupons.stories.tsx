import { Chip, Empty, NavBar, TextButton, TicketCard, type TicketCardProps } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from './Screen.tsx';
import { SomeLink } from './SomeLink.tsx';

const meta = { title: 'Screens/Coupons', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Coupons: Story = {
  render: () => <CouponsScreen />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Used' }));
    await expect(screen.getByText('No coupons here')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await expect(screen.getAllByRole('article')).toHaveLength(coupons.length);
  },
};

type State = NonNullable<TicketCardProps['state']>;
type Coupon = Pick<TicketCardProps, 'amount' | 'currency' | 'title' | 'limits' | 'validity' | 'isNew'> & {
  state: State;
};

const coupons: readonly Coupon[] = [
  {
    state: 'usable',
    amount: '3%',
    currency: 'bonus',
    title: 'Buy bonus',
    limits: 'From 100 USDT · up to 15 USDT',
    validity: 'Ends 2026/11/24',
    isNew: true,
  },
  {
    state: 'usable',
    amount: '5',
    currency: 'USDT',
    title: 'Fixed bonus',
    limits: 'From 200 USDT · bank card, Alipay',
    validity: 'Ends 2026/11/30',
  },
  {
    state: 'usable',
    amount: 'Free',
    currency: 'withdrawal',
    title: 'Withdrawal fee waiver',
    limits: 'One withdrawal · TRC20 only',
    validity: 'Ends 2026/12/15',
  },
  {
    state: 'usable',
    amount: '1%',
    currency: 'bonus',
    title: 'Sell bonus',
    limits: 'From 300 USDT · up to 10 USDT',
    validity: 'Ends 2026/12/31',
  },
  {
    state: 'expired',
    amount: '2%',
    currency: 'bonus',
    title: 'Buy bonus',
    limits: 'From 100 USDT · up to 8 USDT',
    validity: 'Ended 2026/11/12',
  },
  {
    state: 'expired',
    amount: '3',
    currency: 'USDT',
    title: 'Fixed bonus',
    limits: 'From 150 USDT · any method',
    validity: 'Ended 2026/11/01',
  },
];

const GROUPS: Record<State, string> = { usable: 'Available', reserved: 'Reserved', used: 'Used', expired: 'Expired' };
const usable = coupons.filter(({ state }) => state === 'usable').length;
const states = Object.keys(GROUPS) as State[];

function CouponsScreen() {
  const [filter, setFilter] = useState<State | 'all'>('all');
  const groups = states
    .filter((state) => filter === 'all' || filter === state)
    .map((state) => ({ state, found: coupons.filter((coupon) => coupon.state === state) }))
    .filter(({ found }) => found.length);
  return (
    <Screen
      header={
        <NavBar
          title="Coupons"
          onBack={() => {}}
          actions={
            <TextButton tone="muted" render={<SomeLink />} style={{ paddingInlineEnd: 16 }}>
              Rules
            </TextButton>
          }
        />
      }
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '4px 16px 8px' }}>
        {(['all', ...states] as const).map((state) => (
          <Chip key={state} selected={filter === state} onClick={() => setFilter(state)}>
            {state === 'all' ? 'All' : GROUPS[state]}
            {state === 'usable' && (
              <b style={{ marginInlineStart: 6, fontWeight: 600, color: 'var(--ui-primary-text)' }}>{usable}</b>
            )}
          </Chip>
        ))}
      </div>
      {groups.map(({ state, found }) => (
        <section key={state} style={{ display: 'grid', gap: 12, padding: '0 16px 12px' }}>
          <header style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
            <h2 style={{ fontSize: 'var(--ui-size-15)', lineHeight: 'var(--ui-leading-15)', fontWeight: 600 }}>
              {GROUPS[state]}
            </h2>
            {state === 'usable' && (
              <span
                style={{
                  fontSize: 'var(--ui-size-12)',
                  lineHeight: 'var(--ui-leading-12)',
                  color: 'var(--ui-text-subtle)',
                }}
              >
                Ends soonest first
              </span>
            )}
          </header>
          {found.map((coupon) => (
            <TicketCard key={`${coupon.title} ${coupon.amount}`} {...coupon} onUse={() => {}} />
          ))}
        </section>
      ))}
      {groups.length === 0 && (
        <Empty icon={glyphs.coupon} title="No coupons here" description="We keep used coupons for a year." />
      )}
    </Screen>
  );
}
