import { IconButton, List, ListItem, NavBar } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './Screen.tsx';
import { SomeLink } from './SomeLink.tsx';

const meta = { title: 'Screens/Security centre', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const link = <SomeLink />;

export const Security: Story = {
  render: () => (
    <Screen
      header={
        <NavBar
          title="Security centre"
          onBack={() => {}}
          actions={<IconButton icon={glyphs.info} label="About security levels" />}
        />
      }
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: '4px 16px 16px' }}>
        <List framed>
          <ListItem
            icon={glyphs.authenticator}
            title="Google Authenticator"
            value="Not bound"
            valueState="warning"
            render={link}
          />
          <ListItem icon={glyphs.key} title="Login password" value="Set" valueState="success" render={link} />
          <ListItem icon={glyphs.lock} title="Payment password" value="Set" valueState="success" render={link} />
          <ListItem icon={glyphs.phone} title="Phone" value="+852 91•• ••67" render={link} />
          <ListItem icon={glyphs.mail} title="E-mail" value="ka•••@example.com" render={link} />
        </List>
        <List framed>
          <ListItem icon={glyphs.trustedList} title="Withdraw to trusted addresses only" value="On" render={link} />
          <ListItem icon={glyphs.phishingCode} title="Anti-phishing code" value="Blue-Kite" render={link} />
        </List>
        <List framed>
          <ListItem icon={glyphs.devices} title="Devices" value="3 signed in" render={link} />
          <ListItem icon={glyphs.history} title="Login log" value="Today 09:12" render={link} />
        </List>
        <List framed>
          <ListItem
            icon={glyphs.freeze}
            tone="danger"
            title="Freeze account"
            value="Stops all outgoing money"
            render={link}
          />
        </List>
      </div>
    </Screen>
  ),
};
