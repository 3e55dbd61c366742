import { describe, expect, it } from 'vitest';
import { contract, type Trade, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { createAppStores } from './createAppStores.ts';
import { createSessionStores, type MoneyRequestName, type MoneyRequests } from './createSessionStores.ts';

const SUM = { currency: 'USDT', amount: '20' } as const;
const SHOP = { payToken: 'pt_1', shop: 'Tea house', subject: 'Tea' } as const;
const PAYEE = { userNo: '9XM3QA', nickMasked: 'W•••', userNoMasked: '9X•••QA' } as const;
const SALE = { ...(contract.trading.withdrawal.example.response as Trade), status: 3 } as const;
const ORDER = { ...SUM, payMethodId: 1, price: '7.21' } as const;
const PASSWORD = '280619';

/** Sends one request of each kind, as its screen does. */
const SEND: Readonly<Record<MoneyRequestName, (requests: MoneyRequests) => Promise<unknown>>> = {
  transfer: ({ transfer }) => confirmed(transfer, { ...SUM, payee: PAYEE, remark: '' }),
  payment: ({ payment }) => confirmed(payment, { ...SUM, text: 'ez:1', payee: PAYEE, memo: '', remark: '' }),
  withdrawal: ({ withdrawal }) => confirmed(withdrawal, { ...SUM, protocol: 'TRC20', to: 'T1', voucherId: '' }),
  shopPayment: ({ shopPayment }) => confirmed(shopPayment, { ...SUM, ...SHOP }),
  sale: ({ sale }) => confirmed(sale, { ...SUM, payMethodId: 1, payAccountId: 'pa_7Qm2', voucherId: '' }),
  release: ({ release }) =>
    confirmed(release, { ...SUM, billNo: SALE.billNo, payerName: 'Li Wei', expectStatus: SALE.status }),
  purchase: ({ purchase }) => placed(purchase, ORDER),
  shopPurchase: ({ shopPurchase }) => placed(shopPurchase, { ...ORDER, payToken: SHOP.payToken }),
};

const NAMES = Object.keys(SEND) as MoneyRequestName[];

interface Confirmed<Details> {
  enter(visit: string): unknown;
  confirm(details: Details): Promise<void>;
  authorise(password: string): Promise<void>;
}
async function confirmed<Details>(request: Confirmed<Details>, details: Details): Promise<void> {
  request.enter('visit');
  await request.confirm(details);
  await request.authorise(PASSWORD);
}
async function placed(request: MoneyRequests['purchase'], order: Parameters<typeof request.place>[0]) {
  request.enter();
  await request.place(order);
}

/** A server that executes each request number once. It loses answers while its line is down. */
class LossyServer {
  down = true;
  refuses = false;
  readonly executed = new Map<string, unknown>();

  readonly #transfer = (request: { readonly preview?: boolean; readonly toType: number; readonly reqNo?: string }) => {
    const terms = { fee: '0', total: '20', arriveBy: 1, warnings: [] };
    if (!request.preview) return this.#once(request.reqNo!, { billNo: 'b1', fee: '0', status: 2, arriveBy: 1 });
    return Promise.resolve(
      request.toType === 2
        ? { ...terms, address: 'T1', addressName: '', received: '20', remainToday: '1' }
        : { ...terms, ...PAYEE },
    );
  };

  readonly api = createFakeApi({
    transfer: { transferTo: this.#transfer as never },
    trading: {
      withdrawal: (({ reqNo }: { reqNo: string }) => this.#once(reqNo, SALE)) as never,
      sellOrderConfirm: (({ reqNo }: { reqNo: string }) => this.#once(reqNo, { ...SALE, status: 2 })) as never,
      deposit: (({ reqNo }: { reqNo: string }) => this.#once(reqNo, { matched: true, order: SALE })) as never,
    },
  });

  async #once(reqNo: string, answer: unknown): Promise<unknown> {
    const stored = this.executed.get(reqNo) ?? (this.refuses ? new FakeRefusal('EXCEED_LIMIT') : answer);
    this.executed.set(reqNo, stored);
    if (this.down) throw new TypeError('Failed to fetch');
    if (stored instanceof FakeRefusal) throw stored;
    return stored;
  }
}

async function open(server = new LossyServer(), device = createFakeDeps()) {
  const deps = { ...device, api: server.api.api };
  const app = createAppStores(deps);
  await app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const load = async () => {
    const stores = createSessionStores(app, deps);
    await settle();
    return stores;
  };
  return { server, device, load, stores: await load() };
}

describe.each(NAMES)('a %s', (name) => {
  it.each([
    ['accepts it', false, /^(done|matched)$/],
    ['refuses it', true, /^refused$/],
  ] as const)('whose answer was lost is known after a reload, when the server %s', async (_, refuses, outcome) => {
    const { server, device, stores, load } = await open();
    server.refuses = refuses;
    await SEND[name](stores.requests);
    expect(stores.requests[name]).toMatchObject({ underWay: true, imminent: true });
    expect([...device.journalStore.parts.values()]).toMatchObject([[{ userId: USER_INFO_EXAMPLE.userId }]]);
    stores.dispose();

    const { requests } = await load();
    expect(requests[name].state).toMatch(/^(checking|unknown)$/);
    // Something to tell, wherever the person is.
    expect(requests[name]).toMatchObject({ unwatched: true, problem: null });
    for (const other of NAMES) if (other !== name) expect(requests[other].state).toBe('draft');
    server.down = false;
    await requests[name].checkNow();
    expect(requests[name].state).toMatch(outcome);
    expect(requests[name]).toMatchObject({ unwatched: true, problem: refuses ? { code: 'EXCEED_LIMIT' } : null });
    expect(server.executed.size).toBe(1);
    expect(device.journalStore.parts.size).toBe(0);
  });
});

it('each kind has a part of the journal that no other kind has', async () => {
  const { device, stores } = await open();
  for (const name of NAMES) await SEND[name](stores.requests);
  expect(device.journalStore.parts.size).toBe(NAMES.length);
});
