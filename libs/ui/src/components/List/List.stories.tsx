import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { Controlled } from '../../testing/Controlled.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Change } from '../Change/Change.tsx';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

const meta = { title: 'Layout/List', component: List, subcomponents: { ListItem } } satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = fn();
const link = <Anchor href="#row" />;

export const Settings: Story = {
  args: {
    framed: true,
    children: (
      <>
        <ListItem
          icon={glyphs.authenticator}
          title="Google Authenticator"
          value="Not bound"
          valueState="warning"
          onClick={press}
        />
        <ListItem icon={glyphs.key} title="Login password" value="Set" valueState="success" render={link} />
        <ListItem icon={glyphs.phone} title="Phone" value="+852 91•• ••67" render={link} />
        <ListItem icon={glyphs.mail} title="E-mail" value="ka•••@example.com" render={link} />
        <ListItem icon={glyphs.devices} title="Devices" value="3 signed in" disabled onClick={press} />
        <ListItem
          icon={glyphs.freeze}
          tone="danger"
          title="Freeze account"
          value="Stops all outgoing money"
          onClick={press}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Google Authenticator/ }));
    await expect(press).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button', { name: /Devices/ })).toBeDisabled();
  },
};

export const Holdings: Story = {
  args: {
    children: (
      <>
        {(['USDT', 'BTC', 'ETH'] as const).map((coin) => (
          <ListItem
            key={coin}
            leading={<CoinIcon coin={coin} />}
            title={coin}
            description="Tether"
            value={<Amount value="6420.18" size={15} />}
            valueDescription={<Change value="1.84" suffix="%" />}
            render={link}
            chevron={false}
          />
        ))}
      </>
    ),
  },
};

export const Pairs: Story = {
  args: {
    framed: true,
    children: (
      <>
        <ListItem
          tone="pair"
          height={44}
          title="Name"
          value="林曉梅"
          action={
            <IconButton icon={glyphs.copy} size={20} tone="accent" label="Copy name" style={{ marginInlineEnd: -12 }} />
          }
        />
        <ListItem
          tone="pair"
          height={44}
          title="Card number"
          value="6214 8300 0000 1234"
          action={
            <IconButton
              icon={glyphs.copy}
              size={20}
              tone="accent"
              label="Copy card number"
              style={{ marginInlineEnd: -12 }}
            />
          }
        />
        <ListItem
          tone="pair"
          title="Available"
          value="6,420.18 USDT"
          action={
            <Button size={32} variant="tint">
              Max
            </Button>
          }
        />
      </>
    ),
  },
};

/** A row with a switch is a label over its whole area. */
export const SwitchRow: Story = {
  args: {
    framed: true,
    children: (
      <Controlled initial={false}>
        {(on, set) => (
          <ListItem
            icon={glyphs.fingerprint}
            title="Biometric login"
            description="Asks for your fingerprint at the start"
            control={<Switch checked={on} onChange={set} />}
          />
        )}
      </Controlled>
    ),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('listitem');
    const control = within(row).getByRole('switch', { name: /Biometric login/ });
    const { left, top, height } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(left - 8, top + height / 2)?.closest('label')).toContainElement(control);
    await userEvent.click(within(row).getByText('Biometric login'));
    await expect(control).toBeChecked();
  },
};
/** A link reacts anywhere in its row, including the padding of its card. */
export const WholeRowHits: Story = {
  args: { framed: true, children: <ListItem icon={glyphs.phone} title="Phone" value="+852 91•• ••67" render={link} /> },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('link');
    const { left, right, top, bottom } = canvasElement.querySelector('ul')!.getBoundingClientRect();
    for (const [x, y] of [
      [left + 1, top + 20],
      [right - 1, top + 20],
      [(left + right) / 2, bottom - 2],
    ] as const) {
      await expect(row).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
    }
  },
};
export const LongText: Story = {
  args: {
    framed: true,
    children: (
      <>
        <ListItem
          icon={glyphs.trustedList}
          title="Only allow withdrawals to addresses that have been trusted for a day"
          value="Switched on since 21 November"
          onClick={press}
        />
        <ListItem title="Address" value="TXXqNW9VdRU45bwo8fWrpHDPLXb3fURn5R" tone="pair" />
      </>
    ),
  },
};
