import { maskUserNumber } from '@ezwallet/validators';

/**
 * The names of one person, each once: somebody without a nickname is called by the masked user number, which is often
 * beside the name.
 */
export const eachOnce = (...names: readonly (string | undefined)[]): string[] =>
  [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[];

/** Whether a masked name is a nickname, and not the user number of somebody who has none. */
export const isNickname = (nickMasked: string, userNo: string): boolean =>
  nickMasked !== '' && nickMasked !== maskUserNumber(userNo);
