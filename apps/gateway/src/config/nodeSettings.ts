/** The forms of settings that every node has. */

/** 32 bytes in hex. */
export const KEY = /^(?:0x)?([0-9a-fA-F]{64})$/;
/** The number of a block. */
export const BLOCK = /^\d{1,12}$/;
/** The most decimal places that a token can have. */
export const MAX_DECIMALS = 36;
