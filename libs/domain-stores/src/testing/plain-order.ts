import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from './createFakeApi.ts';
import { createFakeDeps } from './createFakeDeps.ts';
import { FakeTransferServer } from './FakeTransferServer.ts';
import { MoneyOrder } from '../settling/MoneyOrder.ts';
import type { OrderKind } from '../settling/OrderKind.ts';
import { isPendingOrder, type PendingOrder, type Sum } from '../settling/PendingOrder.ts';
import { readTransferPreview, type TransferPreview } from '../settling/transfer-answers.ts';

/** An order with nothing to it but a receiver. */
interface PlainOrder extends Sum {
  readonly to: string;
}
type PlainEntry = PlainOrder & PendingOrder;

interface Setting {
  readonly server?: FakeTransferServer;
  readonly handlers?: Parameters<typeof createFakeApi>[0];
  readonly device?: ReturnType<typeof createFakeDeps>;
}

/** Part of the journal store in which plain orders are noted. */
export const PENDING = 'pendingPlain';
/** A payment password. */
export const PASSWORD = '280619';
/** An order that nothing is wrong with. */
export const PLAIN: PlainOrder = { to: '9XM3QA', currency: 'USDT', amount: '20.5' };

/**
 * An order of the plainest kind, with what it was begun with, the times at which one was settled and the entries that were
 * taken up, on a device and a server of the test's own.
 */
export function createPlainOrder({ server = new FakeTransferServer(), handlers = {}, device = createFakeDeps() }: Setting = {}) {
  const { api, named } = createFakeApi({ transfer: server.transfer, ...handlers });
  const moved: number[] = [];
  const resumed: PlainEntry[] = [];
  const begun: (string | null)[] = [];
  const kind: OrderKind<PlainOrder, TransferPreview, PlainEntry, string> = {
    scene: 'transfer',
    book: { part: PENDING, isEntry: (value): value is PlainEntry => isPendingOrder(value, ['to']) },
    begin: (draft) => begun.push(draft),
    preview: async ({ to, currency, amount }) =>
      readTransferPreview(await api.transfer.transferTo({ toType: 1, to, currency, amount, preview: true })),
    toEntry: (order, _, stamp) => ({ ...order, ...stamp }),
    execute: ({ to, currency, amount }, leave) => api.transfer.transferTo({ toType: 1, to, currency, amount, ...leave }),
    onResumed: (entry) => resumed.push(entry),
    onMoved: () => moved.push(device.clock.now()),
  };
  const order = new MoneyOrder({ ...device, api }, { userId: USER_INFO_EXAMPLE.userId }, kind);
  return { order, server, device, begun, moved, resumed, named };
}

/** Confirms it, up to the payment password. */
export const reachPassword = (order: ReturnType<typeof createPlainOrder>['order']): Promise<void> => order.confirm(PLAIN);
