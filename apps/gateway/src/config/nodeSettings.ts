/** The forms of settings that every node has, and of keys. */

/** 32 bytes in hex. */
const KEY = /^(?:0x)?([0-9a-fA-F]{64})$/;
/** Parts of a setting that names several, the newest first. */
const partsOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** Private keys in hex, the present one first. @returns undefined if one is none */
export function keysOf(text: string): readonly Buffer[] | undefined {
  const keys = partsOf(text).map((part) => KEY.exec(part)?.[1]);
  return keys.every((hex) => hex !== undefined) ? keys.map((hex) => Buffer.from(hex, 'hex')) : undefined;
}

/** Secrets in base64, the present one first. */
export const secretsOf = (text: string): readonly Buffer[] => partsOf(text).map((part) => Buffer.from(part, 'base64'));

/** The number of a block. */
export const BLOCK = /^\d{1,12}$/;
/** The most decimal places that a token can have. */
export const MAX_DECIMALS = 36;
