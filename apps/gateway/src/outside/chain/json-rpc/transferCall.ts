/** The call of ERC-20 that pays, which TRC-20 shares. */
import { type Address, decodeFunctionData, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';

/** The data of a call that pays tokens. */
export function encodeTransfer(to: string, raw: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [getAddress(to), raw] });
}

/** A call of a token does something else than pay. */
export class OtherCallError extends Error {
  override readonly name = 'OtherCallError';
}

/** The payee and the amount of such a call. @throws {OtherCallError} */
export function decodeTransfer(data: Hex): { readonly to: Address; readonly raw: bigint } {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
  if (functionName !== 'transfer') throw new OtherCallError(`It calls ${functionName}.`);
  const [to, raw] = args;
  return { to, raw };
}
