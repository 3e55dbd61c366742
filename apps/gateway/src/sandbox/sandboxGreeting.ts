import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './accounts.ts';
import type { Config } from '../config/index.ts';
import { SANDBOX_PATHS } from '../config/sandboxPaths.ts';

/** The demo accounts and the address of the sandbox page, as lines for the terminal. */
export function sandboxGreeting(address: string, { scriptedPeople }: Pick<Config, 'scriptedPeople'>): string {
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
    `  SMS and email codes, a faucet, and a clock to skip ahead: ${address}${SANDBOX_PATHS.page}`,
    scriptedPeople
      ? '  Scripted people trade with you. The page also says how they behave.'
      : '  Nobody trades with you. Start with SCRIPTED_PEOPLE=1 for people who do.',
    '',
    `  ${head}`,
    ...rows.map((row) => `  ${row}`),
    '',
  ].join('\n');
}

const WIDTHS = [15, 17, 6, 11, 8];
