import { type BillNote, KYC_ID_TYPES } from '@ezwallet/api-client/contract';
import { parseMinorUnits } from '@ezwallet/validators';
import { readScale } from '../assets/amounts.ts';
import type { Services } from '../call/Services.ts';
import { type Db, markSandbox, sql } from '../db/index.ts';
import { storeIdentity } from '../people/identity/identities.ts';
import { createMember } from '../people/members/createMember.ts';
import { readNewPassword } from '../people/members/readNewPassword.ts';
import { createLedger } from '../ledger/index.ts';
import { enlist, sendHome } from './scripted-people/enlist.ts';
import { SCRIPTED_PEOPLE } from './scripted-people/people.ts';
import { openActivities } from './activities.ts';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE, type DemoAccount } from './accounts.ts';
import { seedMerchant } from './merchant.ts';
import { foundHouse, giveBacked } from './house.ts';
import { seedContent } from './content/seedContent.ts';
import { giveVouchers } from './vouchers.ts';

/** Makes the demo accounts that do not exist yet, with their money. Safe with any number of processes. */
export async function seedSandbox(services: Services): Promise<void> {
  await markSandbox(services.db);
  await foundHouse(services);
  await seedContent(services.db);
  for (const account of DEMO_ACCOUNTS) await seedAccount(services, account);
  await seedMerchant(services);
  await openActivities(services);
  if (!services.config.scriptedPeople) return await sendHome(services);
  for (const person of SCRIPTED_PEOPLE) await seedAccount(services, person);
  await enlist(services);
}

/** What a demo account and a scripted person have in common. */
type Seeded = Omit<DemoAccount, 'role'>;

/** Passports: the wallet accepts only real numbers of ID cards, and those belong to people. */
const DEMO_DOCUMENT = { countryCode: DEMO_AREA_CODE, idType: KYC_ID_TYPES.passport, birthDate: '1990-03-07' } as const;

async function seedAccount(services: Services, account: Seeded): Promise<void> {
  const { db, hasher, simulators } = services;
  const known = await db.maybe(sql`select 1 from member where user_no = ${account.userNo}`);
  if (known) return;
  const passwordHash = await hasher.hashPassword(readNewPassword(account.password, 'password'));
  const payHash = await hasher.hashPaymentPassword(account.paymentPassword);
  await db.tx(async (tx) => {
    const { phone: number, nickName, userNo, userType, kycLevel, realName, idNo } = account;
    const name = { kind: 'phone', areaCode: DEMO_AREA_CODE, number } as const;
    const id = await createMember(tx, { name, passwordHash, nickName, userNo, userType, kycLevel });
    // Another process has made the account.
    if (id === undefined) return;
    await tx.query(sql`update member set pay_password_hash = ${payHash}, first_login_done = true where id = ${id}`);
    await storeIdentity(tx, services.config, id, { ...DEMO_DOCUMENT, realName, idNo });
    await giveVouchers(tx, services, id, account.userNo);
    await giveBalances(tx, simulators, id, account);
  });
}

/** Credits what is missing from the promised balances: a used voucher has credited a part of them. */
async function giveBalances(
  tx: Db,
  simulators: Services['simulators'],
  memberId: bigint,
  { balances, userNo }: Seeded,
): Promise<void> {
  const ledger = createLedger(tx);
  const held = await ledger.balances(memberId);
  for (const [asset, text] of Object.entries(balances)) {
    const promised = parseMinorUnits(text, await readScale(ledger, asset));
    if (!promised.ok) throw new Error(`The demo balance ${text} ${asset} has more places than the asset.`);
    const amount = promised.value - (held.find((row) => row.asset === asset)?.balance ?? 0n);
    const result = await giveBacked(tx, simulators, {
      actor: 0n,
      key: `seed:${userNo}:${asset}`,
      to: memberId,
      asset,
      amount,
      remark: 'SANDBOX' satisfies BillNote,
    });
    if (!result.ok) throw new Error(`The demo balance of ${asset} was refused: ${result.code}.`);
  }
}
