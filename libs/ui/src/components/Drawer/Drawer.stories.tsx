import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Details } from '../Details/Details.tsx';
import { dialog } from '../dialog/dialog.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Confirm transfer' },
  beforeEach: () => () => dialog.clear(),
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const confirm = (
  <>
    <div style={{ textAlign: 'center', padding: '4px 0 16px' }}>
      <p style={{ fontSize: 'var(--ui-size-12)', lineHeight: 'var(--ui-leading-12)', color: 'var(--ui-text-muted)' }}>
        You send
      </p>
      <Amount value="320.50" currency="USDT" size={36} />
    </div>
    <Details
      items={[
        { label: 'To', value: 'W••• Tsz Y•• · 8820 •••• 46' },
        { label: 'Network', value: 'Inside the wallet' },
        { label: 'Fee', value: '0.00 USDT' },
        { label: 'Arrival', value: 'Instantly' },
      ]}
    />
  </>
);

/** Moves a finger over an element, with the events a phone sends. */
function swipe(target: Element, way: readonly number[], axis: 'x' | 'y' = 'y') {
  const at = (travel: number) => {
    const [x, y] = axis === 'x' ? [travel, 0] : [0, travel];
    return [new Touch({ identifier: 1, target, clientX: 100 + x, clientY: 100 + y })];
  };
  const send = (type: string, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  send('touchstart', at(0));
  for (const travel of way) send('touchmove', at(travel));
  send('touchend', []);
}

export const Confirm: Story = {
  args: { children: confirm, footer: <Button block>Confirm</Button> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
  },
};

export const OpensAndCloses: Story = {
  render: function Sheet(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Continue</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen}>
          {confirm}
        </Drawer>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body.style.overflow).not.toBe('hidden');
  },
};

/** An endless animation in a sheet does not keep it open, and the page accepts presses as soon as the sheet closes. */
export const ClosesWhileContentMoves: Story = {
  args: { children: <Spinner size={32} label="Loading" />, onClosed: fn() },
  render: function Sheet(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Continue</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const { left, top } = opener.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(left + 20, top + 20)?.closest('button')).toBe(opener));
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A question on top of a sheet closes alone: Escape must not close the sheet too. */
export const QuestionAbove: Story = {
  args: { children: confirm },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const answer = dialog.confirm({ title: 'Use another address?' });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(await answer).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Right: Story = {
  args: { side: 'right', title: 'Filter', children: 'Kinds, coins and days.', footer: <Button block>Show 24</Button> },
};

/** In right-to-left text it enters from the left, leaves to the left, and is swiped to the left. */
export const RightToLeft: Story = {
  ...Right,
  globals: { direction: 'rtl' },
  render: function Panel(args) {
    const [open, setOpen] = useState(true);
    return (
      <Drawer
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
      />
    );
  },
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    await expect(getComputedStyle(panel).borderTopLeftRadius).toBe('0px');
    await expect(getComputedStyle(panel).borderTopRightRadius).not.toBe('0px');
    const title = screen.getByRole('heading', { name: 'Filter' });
    swipe(title, [20, 100, 300], 'x');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    swipe(title, [-20, -100, -300], 'x');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    const seen: number[] = [];
    while (panel.isConnected) {
      seen.push(panel.getBoundingClientRect().left);
      await new Promise(requestAnimationFrame);
    }
    await expect(Math.max(...seen)).toBeLessThanOrEqual(0);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Networks',
    children: Array.from({ length: 30 }, (_, i) => (
      <p key={i} style={{ minHeight: 44 }}>
        Network {i + 1}
      </p>
    )),
    footer: <Button block>Done</Button>,
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Networks' });
    // The browser reports the overflow after layout; only then is the content a tab stop.
    await waitFor(() => expect(sheet.querySelector('[data-ui-scroll]')).toHaveAttribute('tabindex', '0'));
  },
};

/** A form keeps its height, with its field near the top, when the keyboard opens. */
export const Form: Story = {
  args: { title: 'Add a trusted address', keyboard: true, footer: <Button block>Save</Button> },
  render: (args) => (
    <Drawer {...args}>
      <Controlled initial="">
        {(name, set) => <TextField label="Name" value={name} onChange={set} description="Only you see it" />}
      </Controlled>
    </Drawer>
  ),
  play: async () => {
    const field = await screen.findByLabelText('Name');
    await userEvent.type(field, 'Savings');
    await expect(field).toHaveValue('Savings');
    // The sheet is still moving up on a busy machine.
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2 + 120));
  },
};
/** Rests at two fifths of the screen, and higher after a pull or its button. The user can always reach its end. */
export const SnapPoints: Story = {
  args: {
    title: 'Networks',
    snapPoints: [0.4, 0.9],
    footer: <Button block>Done</Button>,
    children: Array.from({ length: 20 }, (_, i) => (
      <p key={i} style={{ minHeight: 44 }}>
        Network {i + 1}
      </p>
    )),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Networks' });
    const restsAt = (share: number) =>
      waitFor(() => expect(Math.round(sheet.getBoundingClientRect().top)).toBe(Math.round(window.innerHeight * share)));
    const showsItsEnd = async () => {
      const content = sheet.querySelector('[data-ui-scroll]') as HTMLElement;
      content.scrollTop = content.scrollHeight;
      for (const end of [screen.getByText('Network 20'), screen.getByRole('button', { name: 'Done' })]) {
        await expect(end.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
      }
      content.scrollTop = 0;
    };
    await restsAt(0.6);
    await showsItsEnd();
    await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
    await restsAt(0.1);
    await showsItsEnd();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
    await restsAt(0.6);
    // As after rotating the phone: the available height changes.
    document.documentElement.style.setProperty('--ui-safe-t', '200px');
    await waitFor(() => expect(sheet.offsetHeight).toBe(window.innerHeight - 248));
    await restsAt(0.6);
    document.documentElement.style.removeProperty('--ui-safe-t');
  },
};
/** Only the upper of two sheets closes. */
export const Nested: Story = {
  render: function Two(args) {
    const [open, setOpen] = useState(false);
    return (
      <Drawer {...args}>
        <Button size={44} onClick={() => setOpen(true)}>
          Choose the network
        </Button>
        <Drawer open={open} onOpenChange={setOpen} title="Networks">
          TRC20, ERC20, BEP20
        </Drawer>
      </Drawer>
    );
  },
  play: async ({ args }) => {
    const opener = await screen.findByRole('button', { name: 'Choose the network' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Networks' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Networks' })).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A pull back up leaves it open, a long pull down closes it, and a pull over a scrolled list scrolls that list. */
export const Swipe: Story = {
  ...LongContent,
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Networks' });
    const title = screen.getByRole('heading', { name: 'Networks' });
    swipe(title, [20, 60, 40, 10]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const content = sheet.querySelector('[data-ui-scroll]') as HTMLElement;
    content.scrollTop = 40;
    swipe(screen.getByText('Network 4'), [20, 200, 400]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    content.scrollTop = 0;
    swipe(title, [20, 200, sheet.offsetHeight]);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A pull up from the first snap point moves it to the second. */
export const SwipeToSnapPoint: Story = {
  ...SnapPoints,
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Networks' });
    const top = () => sheet.getBoundingClientRect().top;
    await waitFor(() => expect(Math.round(top())).toBe(Math.round(window.innerHeight * 0.6)));
    swipe(screen.getByRole('heading', { name: 'Networks' }), [-20, -window.innerHeight * 0.5]);
    await waitFor(() => expect(Math.round(top())).toBe(Math.round(window.innerHeight * 0.1)));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
