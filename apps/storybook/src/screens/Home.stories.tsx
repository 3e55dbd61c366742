import {
  Amount,
  Avatar,
  Change,
  CoinIcon,
  GridNav,
  IconButton,
  List,
  ListItem,
  NoticeBar,
  SegmentedControl,
  Sparkline,
  TabBar,
  Tag,
  TextButton,
} from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Screen } from './Screen.tsx';
import { SomeLink } from './SomeLink.tsx';

const meta = { title: 'Screens/Home', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const link = <SomeLink />;
const trends = {
  BTC: [4, 3, 5, 5, 4, 5, 5, 7, 6, 8, 7, 9, 11, 10, 10.5, 13],
  ETH: [13, 11, 9, 8, 8, 7, 7.2, 6.5, 6, 6.6, 6.2, 6.6, 4, 5, 3, 3.1],
  TRX: [3, 4, 4.1, 6, 5.8, 7, 6.5, 6.8, 5.5, 4.4, 6.8, 7.4, 9, 11, 10, 10.7],
};

export const Home: Story = { render: () => <HomeScreen /> };

function HomeScreen() {
  const [currency, setCurrency] = useState('EZ');
  const [hidden, setHidden] = useState(false);
  return (
    <Screen
      wash
      footer={
        <TabBar
          value="home"
          items={[
            { value: 'home', label: 'Home', icon: glyphs.home, render: link },
            { value: 'wealth', label: 'Wealth', icon: glyphs.wealth, render: link },
            { value: 'discover', label: 'Discover', icon: glyphs.discover, render: link },
            { value: 'mine', label: 'Mine', icon: glyphs.mine, render: link },
          ]}
        />
      }
      header={
        <header style={{ display: 'flex', alignItems: 'center', minHeight: 48, padding: '0 4px 0 16px' }}>
          <Avatar name="Ka Ming" size={32} tone="soft" />
          <h1
            style={{
              margin: '0 8px 0 10px',
              fontSize: 'var(--ui-size-15)',
              lineHeight: 'var(--ui-leading-15)',
              fontWeight: 600,
            }}
          >
            Ka Ming
          </h1>
          <Tag tone="success">KYC level 2</Tag>
          <span style={{ flex: 1 }} />
          <IconButton icon={glyphs.headset} label="Customer service" />
          <IconButton icon={glyphs.bell} label="Messages" badge />
        </header>
      }
    >
      <section style={{ padding: '0 16px' }}>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            minHeight: 36,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <TextButton
            tone="muted"
            icon={hidden ? glyphs.eyeOff : glyphs.eye}
            style={{ flexDirection: 'row-reverse', fontWeight: 400 }}
            onClick={() => setHidden(!hidden)}
          >
            Total assets
          </TextButton>
          <SegmentedControl
            label="Show in"
            value={currency}
            onChange={setCurrency}
            items={['EZ', 'USDT', 'CNY'].map((value) => ({ value, label: value }))}
          />
        </div>
        <Amount value="12846.32" currency={currency} size={36} hidden={hidden} />
        <div style={{ minHeight: 18, marginTop: 2 }}>
          {!hidden && <Change value="128.40" suffix=" (1.01%)" period="today" />}
        </div>
      </section>
      <GridNav
        variant="discs"
        label="Quick actions"
        style={{ margin: '0 16px' }}
        items={[
          { value: 'scan', label: 'Scan', icon: glyphs.scan, render: link },
          { value: 'receive', label: 'Receive', icon: glyphs.receive, render: link },
          { value: 'transfer', label: 'Transfer', icon: glyphs.transfer, render: link },
          { value: 'pay', label: 'Pay', icon: glyphs.pay, render: link },
        ]}
      />
      <NoticeBar render={link}>TRC20 withdrawal fee lowered to 1 USDT</NoticeBar>
      <GridNav
        label="Services"
        style={{ margin: '0 16px' }}
        items={[
          { value: 'trade', label: 'Secured transactions', icon: glyphs.shieldCheck, render: link },
          { value: 'hedge', label: 'U Hedge', icon: glyphs.umbrella, render: link },
          { value: 'borrow', label: 'U Borrow', icon: glyphs.borrow, render: link },
          { value: 'bills', label: 'Billing details', icon: glyphs.receipt, render: link },
          { value: 'exchange', label: 'Exchange', icon: glyphs.exchange, render: link },
          { value: 'cards', label: 'Card package', icon: glyphs.card, render: link },
          { value: 'save', label: 'Save Coins', icon: glyphs.safe, render: link },
          { value: 'coupons', label: 'Coupons', icon: glyphs.coupon, render: link },
        ]}
      />
      <section style={{ padding: '0 16px 16px' }}>
        <div style={{ display: 'flex', height: 24, alignItems: 'center', justifyContent: 'space-between' }}>
          <h2 style={{ fontSize: 'var(--ui-size-15)', lineHeight: 'var(--ui-leading-15)', fontWeight: 600 }}>Market</h2>
          <TextButton size={12} tone="subtle" endIcon={glyphs.chevronRight} render={link}>
            All
          </TextButton>
        </div>
        <List>
          {(
            [
              ['BTC', 'Bitcoin', '96420.00', '1.84'],
              ['ETH', 'Ethereum', '3184.60', '-0.62'],
              ['TRX', 'Tron', '0.2046', '0.35'],
            ] as const
          ).map(([coin, name, price, change]) => (
            <ListItem
              key={coin}
              leading={<CoinIcon coin={coin} />}
              title={coin}
              description={name}
              middle={<Sparkline values={trends[coin]} />}
              value={<Amount value={price} size={15} />}
              valueDescription={<Change value={change} suffix="%" />}
              render={link}
              chevron={false}
            />
          ))}
        </List>
      </section>
    </Screen>
  );
}
