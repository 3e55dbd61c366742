import type { Config } from '../../config/index.ts';
import { Refusal } from '../../call/Outcome.ts';
import type { Identity } from '../../people/identity/identities.ts';
import { pepperedHashes } from '../../secrets/digest.ts';
import type { MerchantPaymentRecord } from './payments.ts';

/** Digest of a real name, however its letters and spaces are written: nobody can read it back from the database. */
export function digestOfName(config: Pick<Config, 'secrets'>, name: string): Buffer {
  const [present] = digestsOfName(config, name);
  return present;
}

/** The same under each pepper, the present one first. */
function digestsOfName({ secrets }: Pick<Config, 'secrets'>, name: string): readonly [Buffer, ...Buffer[]] {
  const plain = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return pepperedHashes(secrets, 'payer name', plain);
}

/** Refuses with 6014 a payer whose verified name is not the one that the merchant expects. */
export function refusePayer(
  config: Pick<Config, 'secrets'>,
  { payerName }: Pick<MerchantPaymentRecord, 'payerName'>,
  identity: Pick<Identity, 'realName'> | undefined,
): Refusal | undefined {
  if (payerName === null) return undefined;
  const isExpected = identity && digestsOfName(config, identity.realName).some((digest) => digest.equals(payerName));
  return isExpected ? undefined : new Refusal('6014');
}
