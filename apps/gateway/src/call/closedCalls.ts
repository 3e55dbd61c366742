import { type Feature, FEATURES, TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import type { Contract, RequestOf } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';

type NameIn<Area extends keyof Contract> = `${Area}.${string & keyof Contract[Area]}`;

/** A call by its area and name in the contract. */
type CallName = { [Area in keyof Contract]: NameIn<Area> }[keyof Contract];

/** A call that a function of the menu begins; `when` where the call belongs to several functions. */
interface Begun {
  readonly call: CallName;
  readonly when?: (input: TransferInput) => boolean;
}
type TransferInput = Pick<RequestOf<Contract['transfer']['transferTo']>, 'toType'>;

const transferOf = (target: number): Begun => ({
  call: 'transfer.transferTo',
  when: ({ toType }) => toType === target,
});

/**
 * The calls by which members begin something with each function of the menu. The policy that closes a function refuses them with
 * `NO_RIGHTS`. Everything that began before goes on: a running trade is paid, released and appealed, a request that was done keeps its answer, and
 * members read what is theirs. Functions without calls have nothing to refuse, or belong to whoever runs their page.
 */
export const CALLS_OF: Readonly<Record<Feature, readonly Begun[]>> = {
  scan: [],
  receive: [{ call: 'recharge.getPaymentQrCodeLink' }],
  transfer: [transferOf(TRANSFER_TARGETS.user)],
  pay: [transferOf(TRANSFER_TARGETS.paymentText)],
  securedTrade: [{ call: 'trading.deposit' }, { call: 'trading.withdrawal' }],
  hedge: [],
  borrow: [],
  billing: [],
  exchange: [],
  cardPackage: [],
  saveCoins: [],
  coupons: [],
  marketInfo: [],
  contacts: [{ call: 'address.add' }, { call: 'address.edit' }],
  inviteFriends: [{ call: 'user.invitationCodeBinding' }],
  automaticFinancial: [],
  faq: [],
  customerService: [],
};

/** Whether the policy closes the function that a call begins. */
export function isClosed({ features }: Pick<Policy, 'features'>, call: string, input: unknown): boolean {
  return FEATURES.some(
    (feature) =>
      features[feature] === false &&
      CALLS_OF[feature].some((begun) => begun.call === call && (begun.when?.(input as TransferInput) ?? true)),
  );
}
