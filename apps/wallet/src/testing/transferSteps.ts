import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Names the receiver on the first step of a transfer. */
export async function nameReceiver(text = '9xm3qa') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'User number' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
}

/** Types an amount on the second step. @returns the sheet that asks for the payment password */
export async function confirmAmount() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return await screen.findByRole('dialog', { name: 'Confirm transfer' });
}

export const typePassword = async () => userEvent.type(await screen.findByLabelText('Payment password'), '280619');
