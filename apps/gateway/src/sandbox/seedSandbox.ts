import type { Services } from '../app/Services.ts';
import { type Db, markSandbox, sql } from '../db/index.ts';
import { createMember } from '../identity/createMember.ts';
import { createLedger, parseMoney } from '../ledger/index.ts';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE, type DemoAccount } from './accounts.ts';

/** Makes the demo accounts that do not exist yet, with their money. Safe with any number of processes. */
export async function seedSandbox(services: Services): Promise<void> {
  await markSandbox(services.db);
  for (const account of DEMO_ACCOUNTS) await seedAccount(services, account);
}

async function seedAccount({ db, hasher }: Services, account: DemoAccount): Promise<void> {
  const known = await db.maybe(sql`select 1 from member where user_no = ${account.userNo}`);
  if (known) return;
  const passwordHash = await hasher.hashPassword(account.password);
  const payHash = await hasher.hashPaymentPassword(account.paymentPassword);
  await db.tx(async (tx) => {
    const { phone: number, nickName, userNo, userType, kycLevel } = account;
    const name = { kind: 'phone', areaCode: DEMO_AREA_CODE, number } as const;
    const id = await createMember(tx, { name, passwordHash, nickName, userNo, userType, kycLevel });
    // Another process was faster.
    if (id === undefined) return;
    await tx.query(sql`update member set pay_password_hash = ${payHash}, first_login_done = true where id = ${id}`);
    await giveBalances(tx, id, account);
  });
}

async function giveBalances(tx: Db, memberId: bigint, { balances, userNo }: DemoAccount): Promise<void> {
  const ledger = createLedger(tx);
  const scales = new Map((await ledger.assets()).map(({ id, scale }) => [id, scale]));
  for (const [asset, text] of Object.entries(balances)) {
    const amount = parseMoney(text, scales.get(asset) ?? 0);
    if (amount === undefined) throw new Error(`The demo balance ${text} ${asset} has more places than the asset.`);
    const result = await ledger.mint({
      actor: 0n,
      key: `seed:${userNo}:${asset}`,
      to: memberId,
      asset,
      amount,
      remark: 'Sandbox',
    });
    if (!result.ok) throw new Error(`The demo balance of ${asset} was refused: ${result.code}.`);
  }
}
