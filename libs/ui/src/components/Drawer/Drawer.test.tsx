import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { findFaults } from '../../internal/testing/findFaults.ts';
import { Drawer } from './Drawer.tsx';

describeComponent(<Drawer open={false} onOpenChange={() => {}} title="Filter" />, { root: false });

test('is a dialog with its title, its content and a visible way out', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Drawer open onOpenChange={onOpenChange} title="Confirm transfer" footer={<button type="button">Pay</button>}>
      Fee 0.00
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Confirm transfer' })).toHaveTextContent('Fee 0.00');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('Escape asks to close it', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Drawer open onOpenChange={onOpenChange} title="Filter" />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('that may not be dismissed has no cross and ignores Escape', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Drawer open onOpenChange={onOpenChange} title="Sign" dismissible={false} />);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a hidden title is still read', async () => {
  render(<Drawer open onOpenChange={() => {}} title="More" titleHidden />);
  expect(await screen.findByRole('dialog', { name: 'More' })).toBeInTheDocument();
});
