import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import { isPendingRequest, type PendingRequest, type Money } from '../money-requests/PendingRequest.ts';
import type { RequestKind } from '../money-requests/RequestKind.ts';
import { readTransferPreview, type TransferPreview } from '../money-requests/transfer-answers.ts';
import { createFakeApi } from './createFakeApi.ts';
import { createFakeDeps } from './createFakeDeps.ts';
import { FakeTransferServer } from './FakeTransferServer.ts';

/** A request with nothing but a receiver. */
interface PlainRequest extends Money {
  readonly to: string;
}
type PlainEntry = PlainRequest & PendingRequest;

interface Setting {
  readonly server?: FakeTransferServer;
  readonly handlers?: Parameters<typeof createFakeApi>[0];
  readonly device?: ReturnType<typeof createFakeDeps>;
}

/** Part of the journal store with plain requests. */
export const PENDING = 'pendingPlain';
/** A payment password. */
export const PASSWORD = '280619';
/** A request that nothing is wrong with. */
export const PLAIN: PlainRequest = { to: '9XM3QA', currency: 'USDT', amount: '20.5' };

/**
 * A request of the plainest kind on a fake device and server, with a record of its drafts, of the times at which it was
 * settled and of the entries that it resumed.
 */
export function createPlainRequest({
  server = new FakeTransferServer(),
  handlers = {},
  device = createFakeDeps(),
}: Setting = {}) {
  const { api, named } = createFakeApi({ transfer: server.transfer, ...handlers });
  const moved: number[] = [];
  const resumed: PlainEntry[] = [];
  const begun: (string | null)[] = [];
  const kind: RequestKind<PlainRequest, TransferPreview, PlainEntry, string> = {
    journal: { part: PENDING, isEntry: (value): value is PlainEntry => isPendingRequest(value, ['to']) },
    begin: (draft) => begun.push(draft),
    preview: async ({ to, currency, amount }) =>
      readTransferPreview(await api.transfer.transferTo({ toType: 1, to, currency, amount, preview: true })),
    toPurpose: ({ to, currency, amount }, { fee }) => ({
      scene: 'transfer',
      confirmed: { toType: 1, to, currency, amount, fee },
    }),
    toEntry: (details, _, stamp) => ({ ...details, ...stamp }),
    execute: ({ to, currency, amount }, credentials) =>
      api.transfer.transferTo({ toType: 1, to, currency, amount, ...credentials }),
    onResumed: (entry) => resumed.push(entry),
    onMoved: () => moved.push(device.clock.now()),
  };
  const request = new MoneyRequest({ ...device, api }, { userId: USER_INFO_EXAMPLE.userId }, kind);
  return { request, server, device, begun, moved, resumed, named };
}

/** Confirms a request, up to the payment password. */
export const reachPassword = (request: ReturnType<typeof createPlainRequest>['request']): Promise<void> =>
  request.confirm(PLAIN);
