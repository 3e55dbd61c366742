import { createLocalSigner, type HotKey } from '../outside/chain/keys/createLocalSigner.ts';
import type { Signer } from '../outside/chain/port/Signer.ts';
import { openToken } from './openToken.ts';
import type { HotSetting, SignerConfig } from './readSignerConfig.ts';

/** Keys that are ready to sign. */
interface OpenKeys {
  readonly keys: Signer;
  close(): void;
}

/** Opens the keys of the settings, also those in a token. @throws {StartError} */
export async function openKeys({
  seeds,
  hot,
  limits,
  token: settings,
}: Pick<SignerConfig, 'seeds' | 'hot' | 'limits' | 'token'>): Promise<OpenKeys> {
  const token = settings && (await openToken(settings));
  const open = (key: HotSetting): HotKey => {
    if (Buffer.isBuffer(key)) return key;
    if (!token) throw new Error('There is no token for the key of a label.');
    return token.key(key.label);
  };
  const opened = [...hot].map(
    ([network, [present, ...earlier]]) => [network, open(present), earlier.map(open)] as const,
  );
  const keys = createLocalSigner({
    ...seeds,
    bitcoin: limits.get('BTC')?.bitcoin,
    hot: new Map(opened.map(([network, present]) => [network, present])),
    earlierHot: new Map(opened.map(([network, , earlier]) => [network, earlier])),
  });
  return { keys, close: () => token?.close() };
}
