/** Keys of wallets in a hardware security module, by PKCS #11 2.40. They never leave it. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { StartError } from '../config/index.ts';
import type { HeldKey } from '../outside/chain/keys/createLocalSigner.ts';
import type { Signature } from '../outside/chain/port/Signer.ts';

/** The library of a module, and the token in it. */
export interface TokenSettings {
  readonly library: string;
  /** The label of the token. */
  readonly token: string;
  /** Of its user. */
  readonly pin: string;
}

/** A token whose keys sign. */
export interface Token {
  /** The key of a label. @throws {StartError} where the token has none of secp256k1 */
  key(label: string): HeldKey;
  close(): void;
}

type Handle = Buffer;

/** The part of `pkcs11js` that is used. It is an optional package, so its types may not be there. */
interface Cryptoki {
  load(library: string): void;
  C_Initialize(): void;
  C_Finalize(): void;
  C_GetSlotList(withToken: boolean): Handle[];
  C_GetTokenInfo(slot: Handle): { readonly label: string };
  C_OpenSession(slot: Handle, flags: number): Handle;
  C_CloseSession(session: Handle): void;
  C_Login(session: Handle, user: number, pin: string): void;
  C_FindObjectsInit(session: Handle, template: readonly Attribute[]): void;
  C_FindObjects(session: Handle, most: number): Handle[];
  C_FindObjectsFinal(session: Handle): void;
  C_GetAttributeValue(session: Handle, object: Handle, template: readonly Attribute[]): { readonly value: Buffer }[];
  C_SignInit(session: Handle, mechanism: { readonly mechanism: number }, key: Handle): void;
  C_Sign(session: Handle, digest: Buffer, into: Buffer): Buffer;
}

interface Attribute {
  readonly type: number;
  readonly value?: number | string;
}

interface Library {
  readonly PKCS11: new () => Cryptoki;
}

// PKCS #11 2.40, the header file.
const CKF_SERIAL_SESSION = 4;
const CKU_USER = 1;
const CKA_CLASS = 0;
const CKA_LABEL = 3;
const CKA_EC_PARAMS = 0x180;
const CKA_EC_POINT = 0x181;
const CKO_PUBLIC_KEY = 2;
const CKO_PRIVATE_KEY = 3;
const CKM_ECDSA = 0x1041;

/** The object identifier of secp256k1 in DER, 1.3.132.0.10 (SEC 2). */
const SECP256K1 = Buffer.from('06052b8104000a', 'hex');
const POINT_BYTES = 65;
const SIGNATURE_BYTES = 64;
/** One is the key, and a second one is too many. */
const ENOUGH = 2;

/** Opens the token of the settings. A session that the module has lost is opened again. @throws {StartError} without the PIN in it */
export async function openToken({ library, token: name, pin }: TokenSettings): Promise<Token> {
  const cryptoki = await loadCryptoki(library);
  const open = (): Handle => {
    const slot = cryptoki.C_GetSlotList(true).find((each) => cryptoki.C_GetTokenInfo(each).label.trim() === name);
    if (!slot) throw new StartError(`${library} has no token with the label ${name}.`);
    const opened = cryptoki.C_OpenSession(slot, CKF_SERIAL_SESSION);
    cryptoki.C_Login(opened, CKU_USER, pin);
    return opened;
  };
  let session: Handle;
  try {
    cryptoki.C_Initialize();
    session = open();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The token ${name} cannot be opened: ${(cause as Error).message}.`, { cause });
  }
  const find = (kind: number, label: string): Handle => {
    cryptoki.C_FindObjectsInit(session, [
      { type: CKA_CLASS, value: kind },
      { type: CKA_LABEL, value: label },
    ]);
    const found = cryptoki.C_FindObjects(session, ENOUGH);
    cryptoki.C_FindObjectsFinal(session);
    const [only] = found;
    if (!only || found.length > 1)
      throw new StartError(
        `The token ${name} has ${only ? 'several keys' : 'no key'} with the label ${label}: one pair of keys is needed.`,
      );
    return only;
  };
  const signOnce = (label: string, digest: Uint8Array): Buffer => {
    cryptoki.C_SignInit(session, { mechanism: CKM_ECDSA }, find(CKO_PRIVATE_KEY, label));
    return cryptoki.C_Sign(session, Buffer.from(digest), Buffer.alloc(SIGNATURE_BYTES));
  };
  const signAgain = (label: string, digest: Uint8Array): Buffer => {
    session = open();
    return signOnce(label, digest);
  };
  return {
    key(label) {
      find(CKO_PRIVATE_KEY, label);
      const [curve, point] = cryptoki
        .C_GetAttributeValue(session, find(CKO_PUBLIC_KEY, label), [{ type: CKA_EC_PARAMS }, { type: CKA_EC_POINT }])
        .map(({ value }) => value);
      if (!curve?.equals(SECP256K1) || !point)
        throw new StartError(`The key ${label} of the token ${name} is not one of secp256k1.`);
      const publicKey = readPoint(point);
      return {
        publicKey,
        sign(digest) {
          let made: Buffer;
          try {
            made = signOnce(label, digest);
          } catch {
            // A module that was taken out or has started again knows no session. Any other fault comes again.
            made = signAgain(label, digest);
          }
          return recoverable(made, digest, publicKey);
        },
      };
    },
    close() {
      cryptoki.C_CloseSession(session);
      cryptoki.C_Finalize();
    },
  };
}

async function loadCryptoki(library: string): Promise<Cryptoki> {
  const name = 'pkcs11js';
  let found: { readonly default: Library };
  try {
    found = (await import(name)) as typeof found;
  } catch (cause) {
    throw new StartError('The package pkcs11js is not installed: npm install needs a compiler for it.', { cause });
  }
  const cryptoki = new found.default.PKCS11();
  try {
    cryptoki.load(library);
  } catch (cause) {
    throw new StartError(`PKCS11_LIBRARY ${library} cannot be loaded.`, { cause });
  }
  return cryptoki;
}

/** The point of a public key, which DER wraps as an octet string. Some modules leave the wrapping out. @returns it compressed */
function readPoint(value: Buffer): Uint8Array {
  return secp256k1.Point.fromBytes(value.subarray(value.length - POINT_BYTES)).toBytes(true);
}

/**
 * Makes a signature one that networks take: s in the lower half of its range (EIP-2, BIP-146), with the number by which the public key is
 * recovered. A module knows neither.
 * @param made r and s, 32 bytes each
 * @throws Error for a signature of another key
 */
export function recoverable(made: Uint8Array, digest: Uint8Array, publicKey: Uint8Array): Signature {
  const { r, s } = secp256k1.Signature.fromBytes(made, 'compact');
  const low = s > secp256k1.Point.Fn.ORDER / 2n ? secp256k1.Point.Fn.ORDER - s : s;
  const wanted = secp256k1.Point.fromBytes(publicKey);
  for (const recovery of [0, 1]) {
    const signature = new secp256k1.Signature(r, low, recovery);
    if (isOf(signature, digest, wanted)) return Uint8Array.of(...signature.toBytes('compact'), recovery);
  }
  throw new Error('The token has signed with another key.');
}

function isOf(
  signature: InstanceType<typeof secp256k1.Signature>,
  digest: Uint8Array,
  wanted: InstanceType<typeof secp256k1.Point>,
): boolean {
  try {
    return signature.recoverPublicKey(digest).equals(wanted);
  } catch {
    // No point has this r.
    return false;
  }
}
