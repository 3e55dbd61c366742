import { randomInt } from 'node:crypto';
import { ticketed } from './payTicket.ts';
import { signIn, type TestGateway, type TestMember } from './testGateway.ts';

/** A card number with the check digit of ISO/IEC 7812-1, annex B. */
export function cardNumber(): string {
  const digits = `621483${String(randomInt(1e9)).padStart(9, '0')}`;
  const sum = [...digits].toReversed().reduce((total, text, index) => {
    const digit = Number(text) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** Adds a bank card of a member. @returns its id */
export async function addAccount(gateway: TestGateway, owner: TestMember, fields: object = {}): Promise<string> {
  const device = await signIn(gateway.device(), owner);
  const account = {
    payMethodId: 1,
    realName: owner.realName,
    bankCode: 'CMB',
    bankName: '招商银行',
    accountNo: cardNumber(),
    ...fields,
  };
  const request = await ticketed(gateway, owner, { ...account, payPassTicket: '' });
  const { code, body } = await device.call('/bankAccount/addPayAcount', request);
  if (code !== '0000') throw new Error(`addPayAcount answered ${code}`);
  return body.id as string;
}
