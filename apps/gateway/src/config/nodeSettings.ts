/** The forms of settings that every node has, and of keys. */

/** 32 bytes in hex. */
const KEY = /^(?:0x)?([0-9a-fA-F]{64})$/;
/** Parts of a setting that names several, the newest first. */
export const partsOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** A private key in hex; undefined for what is none. */
export function keyOf(text: string): Buffer | undefined {
  const [, hex] = KEY.exec(text) ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}

/** Private keys in hex, the present one first. @returns undefined if one is none */
export function keysOf(text: string): readonly Buffer[] | undefined {
  const keys = partsOf(text).map(keyOf);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Secrets in base64, the present one first. */
export const secretsOf = (text: string): readonly Buffer[] => partsOf(text).map((part) => Buffer.from(part, 'base64'));

/** The number of a block. */
export const BLOCK = /^\d{1,12}$/;
/** The most decimal places that a token can have. */
export const MAX_DECIMALS = 36;
