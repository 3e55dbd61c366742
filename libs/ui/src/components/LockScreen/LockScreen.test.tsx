import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findFaults } from '../../testing/findFaults.ts';
import { announce, announcements } from '../Announcer/announce.ts';
import { dialog, dialogs } from '../dialog/dialog.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { toast } from '../toast/toast.ts';
import { UiHost } from '../UiHost/UiHost.tsx';
import { LockScreen, type LockScreenProps } from './LockScreen.tsx';

const props: LockScreenProps = {
  open: true,
  account: 'ka•••@example.com',
  kinds: ['fingerprint'],
  onVerify: async () => {},
  onUsePassword: () => {},
};

describeComponent(<LockScreen {...props} />, { root: false, state: false });

afterEach(() =>
  act(() => {
    toast.clear();
    dialogs.set([]);
    announcements.set([]);
  }),
);

const verifyButton = () => screen.getByRole('button', { name: 'Unlock with fingerprint' });

test('is a modal dialog with the account, the code and no accessibility fault, and focuses the unlock button', async () => {
  render(<LockScreen {...props} phishingCode="Blue-Kite" />);
  const panel = screen.getByRole('dialog', { name: 'Wallet locked' });
  expect(panel).toHaveAccessibleDescription('ka•••@example.com');
  expect(panel).toHaveTextContent('Anti-phishing code Blue-Kite');
  expect(verifyButton()).toHaveFocus();
  expect(await findFaults()).toEqual([]);
});

test('renders a blank page on the server, not the account', () => {
  const markup = renderToString(<LockScreen {...props} />);
  expect(markup).toMatch(/^<div class="[^"]+"><\/div>$/);
});

test.each([
  [['face'], 'Unlock with face'],
  [['generic'], 'Verify to unlock'],
  [['fingerprint', 'face'], 'Verify to unlock'],
] as const)('%j is called %s', (kinds, name) => {
  render(<LockScreen {...props} kinds={kinds} />);
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('without biometrics only the password remains', async () => {
  const onUsePassword = vi.fn<() => void>();
  render(<LockScreen {...props} kinds={[]} onUsePassword={onUsePassword} />);
  expect(screen.getByRole('status')).toHaveTextContent('Use your password');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Use password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUsePassword).toHaveBeenCalledOnce();
});

test('verifies once at a time, announces a failure at once and allows a retry', async () => {
  let fail!: (reason: Error) => void;
  const onVerify = vi.fn<() => Promise<void>>(() => new Promise((_, reject) => (fail = reject)));
  render(<LockScreen {...props} onVerify={onVerify} />);
  await userEvent.dblClick(verifyButton());
  expect(onVerify).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Verifying');
  await act(async () => fail(new Error('E_BIOMETRIC_17')));
  expect(screen.getByRole('alert')).toHaveTextContent('Not recognised. Try again or use your password.');
  expect(verifyButton()).toHaveFocus();
  await userEvent.click(verifyButton());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(onVerify).toHaveBeenCalledTimes(2);
});

test('makes everything behind it inert, including later additions, and restores all of it', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Pay</button>
      <LockScreen {...props} open={open} />
    </>
  );
  const { rerender, container } = render(page(false));
  screen.getByRole('button', { name: 'Pay' }).focus();
  const already = document.createElement('div');
  already.inert = true;
  document.body.append(already);
  rerender(page(true));
  expect(container).toHaveAttribute('inert');
  expect(verifyButton()).toHaveFocus();
  const late = document.createElement('div');
  document.body.append(late);
  await waitFor(() => expect(late).toHaveAttribute('inert'));
  rerender(page(false));
  expect(container).not.toHaveAttribute('inert');
  expect(late).not.toHaveAttribute('inert');
  expect(already).toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
  late.remove();
  already.remove();
});

test('Escape closes neither the lock nor a sheet below it', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const page = (open: boolean) => (
    <>
      <Drawer open onOpenChange={onOpenChange} title="Filter" />
      <LockScreen {...props} open={open} />
    </>
  );
  const { rerender } = render(page(false));
  await screen.findByRole('dialog', { name: 'Filter' });
  rerender(page(true));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(page(false));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('toasts and announcements wait; the last ones appear afterwards', async () => {
  const page = (open: boolean) => (
    <>
      <UiHost />
      <LockScreen {...props} open={open} />
    </>
  );
  const { rerender } = render(page(true));
  act(() => {
    announce('Updated');
    toast.info('Received 500.00 USDT');
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.body).not.toHaveTextContent('500.00');
  rerender(page(false));
  expect(screen.getAllByText(/Received 500.00 USDT/)).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('Updated');
});

test('a question and a sheet wait too; one that is withdrawn does not appear', async () => {
  const page = (locked: boolean, sheet: boolean) => (
    <>
      <UiHost />
      <Drawer open={sheet} onOpenChange={() => {}} title="Limits" />
      <LockScreen {...props} open={locked} />
    </>
  );
  const { rerender } = render(page(true, true));
  let taken!: Promise<boolean>;
  await act(async () => void (taken = dialog.confirm({ title: 'Old question' })));
  await act(async () => dialog.clear());
  await expect(taken).resolves.toBe(false);
  await act(async () => void dialog.confirm({ title: 'Pay 500.00 USDT?' }));
  await waitFor(() => expect(dialogs.get()).toHaveLength(1));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(page(false, true));
  expect(await screen.findByRole('alertdialog', { name: 'Pay 500.00 USDT?' })).toBeInTheDocument();
  rerender(page(false, false));
});
