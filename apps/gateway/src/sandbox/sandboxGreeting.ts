import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './accounts.ts';
import { SANDBOX_PATHS } from '../config/sandboxPaths.ts';

/** The demo accounts and the address of the sandbox page, as lines for the terminal. */
export function sandboxGreeting(address: string): string {
  const rows = DEMO_ACCOUNTS.map(({ role, phone, password, paymentPassword, userNo }) =>
    [`+${DEMO_AREA_CODE} ${phone}`, password, paymentPassword, userNo, role]
      .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
      .join('  '),
  );
  const head = ['phone', 'password', 'PIN', 'user number', 'role']
    .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
    .join('  ');
  return [
    '',
    `  SMS and email codes, and a faucet: ${address}${SANDBOX_PATHS.page}`,
    '',
    `  ${head}`,
    ...rows.map((row) => `  ${row}`),
    '',
  ].join('\n');
}

const WIDTHS = [15, 17, 6, 11, 8];
