import type { Config } from '../../config/index.ts';
import { Refusal } from '../../call/Outcome.ts';
import type { Identity } from '../../people/identity/identities.ts';
import { pepperedHash } from '../../secrets/digest.ts';
import type { MerchantPaymentRecord } from './payments.ts';

/** Digest of a real name, however its letters and spaces are written: nobody can read it back from the database. */
export function digestOfName({ secrets }: Pick<Config, 'secrets'>, name: string): Buffer {
  const plain = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return pepperedHash(secrets.pepper, 'payer name', plain);
}

/** Refuses with 6014 a payer whose verified name is not the one that the merchant expects. */
export function refusePayer(
  config: Pick<Config, 'secrets'>,
  { payerName }: Pick<MerchantPaymentRecord, 'payerName'>,
  identity: Pick<Identity, 'realName'> | undefined,
): Refusal | undefined {
  if (payerName === null) return undefined;
  return identity && digestOfName(config, identity.realName).equals(payerName) ? undefined : new Refusal('6014');
}
