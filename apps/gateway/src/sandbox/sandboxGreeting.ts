import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './accounts.ts';
import { SANDBOX_PATHS } from '../config/sandboxPaths.ts';

/** Writes what a person needs to begin, as lines for the terminal. */
export function sandboxGreeting(address: string): string {
  const rows = DEMO_ACCOUNTS.map(({ role, phone, password, paymentPassword, userNo }) =>
    [`+${DEMO_AREA_CODE} ${phone}`, password, paymentPassword, userNo, role]
      .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
      .join('  '),
  );
  const head = ['phone', 'password', 'PIN', 'user no.', 'role']
    .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
    .join('  ');
  return [
    '',
    `  Codes by SMS and e-mail, and a faucet: ${address}${SANDBOX_PATHS.page}`,
    '',
    `  ${head}`,
    ...rows.map((row) => `  ${row}`),
    '',
  ].join('\n');
}

const WIDTHS = [15, 17, 6, 8, 8];
