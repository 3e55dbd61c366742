import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findFaults } from '../../testing/findFaults.ts';
import { Drawer } from './Drawer.tsx';

describeComponent(<Drawer open={false} onOpenChange={() => {}} title="Filter" />, { root: false });

test('is a dialog with its title, its content and a visible close button', async () => {
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

test('without `dismissible` it has no close button and ignores Escape', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Drawer open onOpenChange={onOpenChange} title="Sign" dismissible={false} />);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('screen readers hear a hidden title', async () => {
  render(<Drawer open onOpenChange={() => {}} title="More" titleHidden />);
  expect(await screen.findByRole('dialog', { name: 'More' })).toBeInTheDocument();
});

test('with more than one snap point, a button moves it from one to the next', async () => {
  const drawer = (snapPoints: readonly number[]) => (
    <Drawer open onOpenChange={() => {}} title="Networks" snapPoints={snapPoints} />
  );
  const { rerender } = render(drawer([0.4]));
  await screen.findByRole('dialog', { name: 'Networks' });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  rerender(drawer([0.4, 0.9]));
  expect(await findFaults()).toEqual([]);
  const sheet = screen.getByRole('dialog');
  Object.defineProperty(sheet, 'offsetHeight', { value: window.innerHeight });
  const rest = () => Number.parseInt(sheet.style.getPropertyValue('--sheet-rest')) / window.innerHeight;
  await userEvent.click(screen.getByRole('button', { name: /Expand|Collapse/ }));
  expect(rest()).toBeCloseTo(0.6);
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  expect(rest()).toBeCloseTo(0.1);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(rest()).toBeCloseTo(0.6);
});
