import {
  Button,
  Card,
  CoinIcon,
  IconButton,
  List,
  ListItem,
  NavBar,
  QrCode,
  SegmentedControl,
  toast,
  writeClipboard,
} from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GroupedAddress } from './GroupedAddress.tsx';
import { Screen } from './Screen.tsx';
import { SomeLink } from './SomeLink.tsx';

const meta = { title: 'Screens/Receive', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Receive: Story = { render: () => <ReceiveScreen /> };

const link = <SomeLink />;
const ADDRESS = 'TXXqNW9VdRU45bwo8fWrpHDPLXb3fURn5R';
const note = { fontSize: 'var(--ui-size-12)', lineHeight: 'var(--ui-leading-12)' } as const;

const copy = () =>
  writeClipboard(ADDRESS).then(
    () => toast.success('Address copied'),
    () => toast.fail('We could not copy the address'),
  );

function ReceiveScreen() {
  const [kind, setKind] = useState('address');
  return (
    <Screen
      header={
        <NavBar
          title="Receive"
          onBack={() => {}}
          actions={<IconButton icon={glyphs.receipt} label="Billing details" />}
        />
      }
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: '0 16px 16px' }}>
        <SegmentedControl
          block
          label="How to receive"
          value={kind}
          onChange={setKind}
          items={[
            { value: 'code', label: 'Payment code' },
            { value: 'address', label: 'On-chain address' },
          ]}
        />
        <List framed>
          <ListItem
            tone="pair"
            title="Coin"
            value={
              <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
                <CoinIcon coin="USDT" size={24} /> USDT
              </span>
            }
            render={link}
          />
          <ListItem tone="pair" title="Network" value="TRC20" render={link} />
        </List>
        <Card>
          <div style={{ display: 'grid', justifyItems: 'center', gap: 12, padding: '4px 0' }}>
            <QrCode value={ADDRESS} label="QR code of your deposit address" />
            <p style={{ ...note, color: 'var(--ui-text-muted)' }}>USDT deposit address · TRC20</p>
            <GroupedAddress value={ADDRESS} />
            <p style={{ ...note, color: 'var(--ui-text-subtle)' }}>Check the first and last six characters.</p>
          </div>
        </Card>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 12 }}>
          <Button variant="secondary" icon={glyphs.download}>
            Save image
          </Button>
          <Button icon={glyphs.copy} onClick={copy}>
            Copy address
          </Button>
        </div>
        <Card tone="warning" icon={glyphs.warning} title="Send only USDT on TRC20">
          If you use another coin or network, your money is lost. Minimum 1 USDT. We credit it after 6 confirmations.
        </Card>
      </div>
    </Screen>
  );
}
