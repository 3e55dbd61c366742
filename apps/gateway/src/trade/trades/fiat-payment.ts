import type { Contract, Payee, ResponseOf } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { type DetailRow, viewTrade } from './Trade.ts';

/** How a trade was paid, as a receipt says it. */
export type FiatPayment = NonNullable<ResponseOf<Contract['order']['getPaymentReceipt']>['payment']>;

/** The bonuses that a bill has brought, in millionths of a USDT. */
export async function paidBonus(db: Db, memberId: bigint, billNo: string): Promise<bigint> {
  const { paid } = await db.one<{ paid: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as paid from bonus where bill_no = ${billNo} and member_id = ${memberId} and state = 'credited'`);
  return paid;
}

/** How a completed trade was paid; null for one that is not completed. */
export async function viewFiatPayment(
  services: Pick<Services, 'config' | 'ledger'>,
  row: DetailRow | undefined,
  bonus: bigint,
): Promise<FiatPayment | null> {
  if (row?.state !== 'completed') return null;
  const {
    payMethodId,
    fiat,
    fiatAmount,
    price,
    amount: coins,
    payee,
    payerName,
    payRemark,
    appeal,
    events,
    closedAt,
  } = await viewTrade(services, row);
  const verdict = appeal?.verdict;
  return {
    payMethodId,
    fiat,
    fiatAmount,
    price,
    coins,
    bonus: fromMinorUnits(bonus, USDT_PLACES),
    split:
      verdict?.result === 'split' ? { buyerAmount: verdict.buyerAmount, sellerAmount: verdict.sellerAmount } : null,
    buyerName: payerName ?? '',
    sellerName: payee?.realName ?? '',
    account: payee ? accountOf(payee) : '',
    reference: payRemark,
    paidAt: events.findLast(({ event }) => event === 'pay')?.at ?? null,
    releasedAt: closedAt ?? events.at(-1)?.at ?? row.createdAt,
  };
}

function accountOf(payee: Payee): string {
  if ('accountNo' in payee) return `${payee.bankName} ${payee.accountNo}`;
  return 'walletNo' in payee ? `${payee.bankName} ${payee.walletNo}` : '';
}
