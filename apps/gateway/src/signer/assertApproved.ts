import { isSignedBy } from '../house/staff/keys.ts';
import type { SigningRequest } from '../outside/chain/port/Signer.ts';
import { type ApprovedPayment, approvalText } from '../outside/chain/port/approvalText.ts';
import type { Approvals } from './Approvals.ts';
import { type ApprovalRule, APPROVALS_NEEDED, type CoinLimits } from './readLimits.ts';
import type { Payment } from './readUnsigned.ts';
import { RefusedError } from './RefusedError.ts';

/** A payment that needs approvals, as its bytes say it, and its place, which a network carries out once at most. */
interface Wanted {
  readonly request: SigningRequest;
  readonly payment: Payment & { readonly from: string };
  readonly place: string;
}

/**
 * Uses the approval of a request for its place. The text that the persons have signed is written again from the bytes, so that a signature over
 * anything else counts for nothing.
 * @throws {RefusedError}
 */
export function assertApproved(
  approvals: Approvals,
  { currency, decimals }: Pick<CoinLimits, 'currency' | 'decimals'>,
  { above, approvers }: ApprovalRule,
  { request, payment, place }: Wanted,
): void {
  const { network, approval, intent } = request;
  const { from, to, raw, contract } = payment;
  if (!approval)
    throw new RefusedError(
      'NEEDS_APPROVAL',
      `${raw} raw units of ${currency} are above ${above}, so ${APPROVALS_NEEDED} persons approve them.`,
    );
  const { id, until, signatures } = approval;
  const { reference } = intent;
  const text = textOf({ id, reference, network, from, to, raw, currency, decimals, contract, until });
  const signed = (by: string, signature: string): boolean => {
    const key = approvers.get(by);
    return key !== undefined && isSignedBy(key, text, Buffer.from(signature, 'hex'));
  };
  const valid = new Set(signatures.filter(({ by, signature }) => signed(by, signature)).map(({ by }) => by));
  const others = [...new Set(signatures.map(({ by }) => by))].filter((by) => !valid.has(by));
  if (valid.size < APPROVALS_NEEDED)
    throw new RefusedError(
      'NEEDS_APPROVAL',
      `${APPROVALS_NEEDED} persons approve this. Valid: ${[...valid].join(', ') || 'none'}. Not valid: ${others.join(', ') || 'none'}.`,
    );
  const refused = approvals.use(approval, `${network}:${place}`);
  if (refused === 'used')
    throw new RefusedError('APPROVAL_USED', `The approval ${id} was used for another transaction.`);
  if (refused === 'ended') throw new RefusedError('APPROVAL_ENDED', `The approval ${id} has ended.`);
}

function textOf(payment: ApprovedPayment): string {
  try {
    return approvalText(payment);
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedError('BAD_REQUEST', error.message);
    throw error;
  }
}
