import { contract, PAY_METHODS, type PayMethodId, type RequestOf } from '@ezwallet/api-client/contract';
import { addPayAccount, available } from '../../trade/pay-accounts/calls.ts';
import { getAcceptorConfig, updateAcceptorConfig } from '../../trade/trades/acceptor-calls.ts';
import type { Actor } from './Actor.ts';
import { drawCode } from './pictures.ts';

/** More than a day of people trying things. */
const DAILY_QUOTA = '1000000';

/** Adds the payment accounts that a person lacks, and an acceptor's lots. Afterwards an acceptor is online, or not. */
export async function prepare(actor: Actor, isOnline: boolean): Promise<void> {
  const accounts = await actor.call(contract.bank.available, available, {});
  const has = new Set(accounts.map(({ payMethodId }) => payMethodId));
  for (const method of Object.values(PAY_METHODS)) if (!has.has(method)) await addAccount(actor, method);
  if (actor.person.role === 'acceptor') await openShop(actor, isOnline);
}

type NewAccount = RequestOf<typeof contract.bank.addPayAccount>;

async function addAccount(actor: Actor, payMethodId: PayMethodId): Promise<void> {
  const { account, fields } = await detailsOf(actor, payMethodId);
  const payPassTicket = await actor.confirm({ scene: 'bankAccount', confirmed: { payMethodId, account } });
  const request = { payMethodId, realName: actor.person.realName, payPassTicket, ...fields } as NewAccount;
  await actor.call(contract.bank.addPayAccount, addPayAccount, request);
}

/** The account as its owner confirms it, and the fields that the call needs besides. */
async function detailsOf(
  actor: Actor,
  payMethodId: PayMethodId,
): Promise<{ readonly account: string; readonly fields: object }> {
  const { cardNo, userNo } = actor.person;
  const bank = { bankCode: 'ICBC', bankName: '中国工商银行' };
  switch (payMethodId) {
    case PAY_METHODS.bankCard:
      return { account: cardNo, fields: { ...bank, accountNo: cardNo } };
    case PAY_METHODS.digitalYuan:
      return { account: cardNo, fields: { ...bank, walletNo: cardNo } };
    default: {
      const start = payMethodId === PAY_METHODS.weChat ? 'wxp://f2f0sandbox' : 'https://qr.alipay.com/fkxsandbox';
      const qrFileId = await actor.upload(drawCode(`${start}${userNo}`), 'code.png');
      return { account: qrFileId, fields: { qrFileId } };
    }
  }
}

async function openShop(actor: Actor, online: boolean): Promise<void> {
  const config = await actor.call(contract.trading.getAcceptorConfig, getAcceptorConfig, {});
  const { lots, priceOffset } = actor.person;
  if (config.lots.length === 0) {
    const offered = { priceOffset, dailyQuota: DAILY_QUOTA, lots };
    const shop = { online, ...offered, payPassTicket: await actor.confirm({ scene: 'lots', confirmed: offered }) };
    await actor.call(contract.trading.updateAcceptorConfig, updateAcceptorConfig, shop);
  } else if (config.online !== online && config.offlineUntil === null) {
    await actor.call(contract.trading.updateAcceptorConfig, updateAcceptorConfig, { online });
  }
}
