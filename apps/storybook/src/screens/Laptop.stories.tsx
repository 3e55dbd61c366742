import { Amount, Button, Card, Change, CoinIcon, Details, List, ListItem, OrderProgress, Rail } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { LaptopFrame } from './LaptopFrame.tsx';
import { SomeLink } from './SomeLink.tsx';

const meta = { title: 'Screens/Laptop', parameters: { page: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const link = <SomeLink />;
const title: CSSProperties = {
  fontSize: 'var(--ui-size-18)',
  lineHeight: 'var(--ui-leading-18)',
  fontWeight: 600,
};
const columns = (template: string): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: template,
  gap: 16,
  alignItems: 'start',
});
const row: CSSProperties = { display: 'flex', gap: 16 };

/** Home in two columns: the balance and the coins, and beside them what runs and what happened. */
export const Home: Story = {
  render: () => (
    <LaptopFrame current="Home">
      <div style={{ ...columns('640px 1fr'), gap: 40 }}>
        <section style={{ display: 'grid', gap: 16 }}>
          <h1 style={{ fontWeight: 400, color: 'var(--ui-text-muted)' }}>Total assets</h1>
          <Amount value="12846.32" currency="EZ" size={36} />
          <Change value="128.40" suffix=" (1.01%)" period="today" />
          <div style={row}>
            <Button block icon={glyphs.transfer}>
              Transfer
            </Button>
            <Button block variant="secondary" icon={glyphs.receive}>
              Receive
            </Button>
            <Button block variant="secondary" icon={glyphs.pay}>
              Pay
            </Button>
            <Button block variant="secondary" icon={glyphs.scan}>
              Scan
            </Button>
          </div>
          <List>
            {(
              [
                ['BTC', 'Bitcoin', '3102.80'],
                ['ETH', 'Ethereum', '2362.97'],
                ['TRX', 'Tron', '644.49'],
              ] as const
            ).map(([coin, name, value]) => (
              <ListItem
                key={coin}
                leading={<CoinIcon coin={coin} />}
                title={coin}
                description={name}
                value={<Amount value={value} size={15} />}
                render={link}
                chevron={false}
              />
            ))}
          </List>
        </section>
        <section style={{ display: 'grid', gap: 16 }}>
          <Card title="Buying 500.00 USDT" padding="compact" render={link}>
            Waiting for your payment · 3,605.00 CNY
          </Card>
          <List>
            <ListItem
              icon={glyphs.transfer}
              title="Transfer sent"
              description="Today 09:12"
              value="−320.50 USDT"
              render={link}
              chevron={false}
            />
            <ListItem
              icon={glyphs.receive}
              title="Received"
              description="Today 09:12"
              value="+1,000.00 USDT"
              render={link}
              chevron={false}
            />
          </List>
        </section>
      </div>
    </LaptopFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/\S/);
  },
};

/** An order beside its chat: its status over all of the page, its cards in two columns. */
export const Order: Story = {
  render: () => (
    <LaptopFrame
      current="Secured trade"
      aside={
        <>
          <h2 style={title}>Ka Ming</h2>
          <p style={{ flex: 1, color: 'var(--ui-text-subtle)' }}>Usually 2 minutes after your payment</p>
          <Button variant="secondary" block>
            Send
          </Button>
        </>
      }
    >
      <h1 style={{ ...title, fontSize: 'var(--ui-size-28)', lineHeight: 'var(--ui-leading-28)' }}>
        Buying 500.00 USDT
      </h1>
      <OrderProgress
        current={1}
        items={[
          { value: 'ordered', label: 'Ordered', time: '14:20' },
          { value: 'pay', label: 'You pay' },
          { value: 'release', label: 'Seller releases' },
          { value: 'done', label: 'Completed' },
        ]}
      />
      <div style={columns('1fr 1fr')}>
        <Card padding="flush">
          <Details
            items={[
              { label: 'Name', value: 'Ka Ming' },
              { label: 'Bank', value: 'Hang Seng Bank' },
              { label: 'Card number', value: '6214 8300 0000 1234' },
            ]}
          />
        </Card>
        <Card padding="flush" title="What happened">
          <Rail
            current={2}
            items={[
              { value: 'ordered', label: 'You ordered 500.00 USDT', time: '14:20' },
              { value: 'found', label: 'Seller found', time: '14:20' },
              {
                value: 'pay',
                label: 'You pay 3,605.00 CNY',
                description: 'From your own bank account, remark 8842',
              },
              { value: 'release', label: 'Seller releases', description: 'Usually 2 minutes after your payment' },
            ]}
          />
        </Card>
      </div>
      <div style={{ ...row, justifyContent: 'flex-end', marginTop: 'auto' }}>
        <Button variant="ghost">Cancel order</Button>
        <Button style={{ minWidth: 200 }}>Continue</Button>
      </div>
    </LaptopFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
};

/** A list keeps its place beside its details, and its open row is tinted. */
export const ListAndDetail: Story = {
  render: () => (
    <LaptopFrame
      current="Mine"
      list={
        <div style={{ padding: '24px 24px 0' }}>
          <h1 style={title}>Security centre</h1>
          <List style={{ marginTop: 16 }}>
            {['Login password', 'Devices', 'Login log', 'Anti-phishing code'].map((name, at) => (
              <ListItem
                key={name}
                title={name}
                render={link}
                style={
                  at === 1
                    ? {
                        background: 'var(--ui-primary-tint)',
                        borderRadius: 'var(--ui-radius-card)',
                        boxShadow: '-8px 0 0 var(--ui-primary-tint), 8px 0 0 var(--ui-primary-tint)',
                      }
                    : undefined
                }
              />
            ))}
          </List>
        </div>
      }
    >
      <h2 style={title}>Devices</h2>
      <Card padding="flush" style={{ maxWidth: 480 }}>
        <Details items={[{ label: 'Devices', value: '3 signed in' }]} />
      </Card>
    </LaptopFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
