import { checkContactRemark } from '@ezwallet/validators';
import * as v from 'valibot';
import { TRANSFER_TARGETS } from '../../constants/payments.ts';
import { displayText } from './displayText.ts';
import { currencyCode, opaque, time, userNumber } from './fields.ts';
import { protocol } from './protocol.ts';

/** Name of a contact. */
export const contactName = displayText(20);

/** A note about a contact; may be empty. */
export const contactRemark = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((text) => checkContactRemark(text).ok, 'contact remark'),
);

/** An address as typed. The server checks it for its network and answers with that network's code. */
export const chainAddress = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{26,90}$/));

const always = { addressId: opaque, name: v.string(), remark: v.string(), createdAt: time };

/**
 * One entry of the address book: a member by user number, or an address for one coin on one network. Withdrawals to an
 * address are possible from `effectiveAt` on; before that they answer 8001005. It is null while the whitelist is on and does
 * not have the address; withdrawals to it then answer 8001004.
 */
export const contact = v.variant('toType', [
  v.object({ ...always, toType: v.literal(TRANSFER_TARGETS.user), to: userNumber, nickMasked: v.string() }),
  v.object({
    ...always,
    toType: v.literal(TRANSFER_TARGETS.address),
    to: v.string(),
    currencyCode,
    protocol,
    /** False when the address passes only the literal rule of its network: its checksum does not match. */
    checksumHolds: v.boolean(),
    /** Money went there before, or two proofs stood for it: turning the whitelist on keeps it. */
    isTrusted: v.boolean(),
    effectiveAt: v.nullable(time),
  }),
]);

/**
 * An entry of the address book. `toType` distinguishes its two shapes (1 a member, 2 an address). Times in epoch
 * milliseconds.
 */
export type Contact = v.InferOutput<typeof contact>;

/** A TRC20 address that accepts withdrawals one day after it was added; the contract's example. */
export const CONTACT_EXAMPLE: Contact = {
  addressId: 'ad_6Tq1',
  toType: 2,
  to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
  currencyCode: 'USDT',
  protocol: 'TRC20',
  name: 'Cold wallet',
  remark: 'Ledger',
  checksumHolds: true,
  isTrusted: true,
  createdAt: 1_789_900_000_000,
  effectiveAt: 1_789_986_400_000,
};
