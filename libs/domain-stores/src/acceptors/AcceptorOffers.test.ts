import { describe, expect, it, vi } from 'vitest';
import {
  ACCEPTOR_CONFIG_EXAMPLE,
  contract,
  PAY_ACCOUNT_EXAMPLE,
  type AcceptorConfig,
  type AcceptorOffer,
  type PayAccount,
} from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { Resource } from '../kit/Resource.ts';
import { AcceptorStore } from './AcceptorStore.ts';

const OFFER = contract.trading.queryOffers.example.response[0]!;
const ORDER = contract.trading.answerOffer.example.response.order;
const MINUTE = 60_000;

const SECOND: PayAccount = { ...PAY_ACCOUNT_EXAMPLE, id: 'pa_second' };

function open(config: Partial<AcceptorConfig> = {}) {
  let own: PayAccount[] = [PAY_ACCOUNT_EXAMPLE, SECOND];
  let rows: AcceptorOffer[] = [];
  let answer: (accept: boolean) => Promise<{ order: typeof ORDER | null }> = async (accept) => {
    rows = [];
    return { order: accept ? ORDER : null };
  };
  const fake = createFakeApi({
    trading: {
      getAcceptorConfig: async () => ({ ...ACCEPTOR_CONFIG_EXAMPLE, ...config }),
      queryOffers: async () => [...rows],
      answerOffer: (({ accept }: { accept: boolean }) => answer(accept)) as never,
    },
  });
  const deps = createFakeDeps({ api: fake.api });
  const onMoved = vi.fn<() => void>();
  const { offers, settings } = new AcceptorStore(deps, {
    accounts: new Resource<readonly PayAccount[]>(async () => own),
    onMoved,
  });
  const offer = (offerNo: string): AcceptorOffer => ({ ...OFFER, offerNo, expiresAt: deps.clock.now() + MINUTE });
  return {
    ...fake,
    deps,
    offers,
    settings,
    onMoved,
    offer,
    have: (...next: PayAccount[]) => void (own = next),
    become: (...next: AcceptorOffer[]) => void (rows = next),
    answerWith: (next: typeof answer) => void (answer = next),
  };
}

describe('offers', () => {
  it('are looked for while the acceptor is online and somebody sees the app, and each new one counts as fresh once', async () => {
    const { offers, offer, become, deps, named } = open();
    offers.watch();
    await settle();
    become(offer('a'));
    await deps.clock.advance(3_000);
    expect(offers.fresh.map(({ offerNo }) => offerNo)).toEqual(['a']);
    become(offer('a'), offer('b'));
    await deps.clock.advance(3_000);
    expect(offers.fresh.map(({ offerNo }) => offerNo)).toEqual(['b']);
    const looks = named('trading.queryOffers').length;
    deps.setVisible(false);
    await deps.clock.advance(10_000);
    expect(named('trading.queryOffers')).toHaveLength(looks);
  });

  it('are not asked for while the acceptor is offline', async () => {
    const { offers, deps, named } = open({ online: false });
    offers.watch();
    await deps.clock.advance(10_000);
    expect(named('trading.queryOffers')).toEqual([]);
  });

  it('leave the list when their minute is over, although the server still lists them', async () => {
    const { offers, offer, become, named } = open();
    become(offer('a'), offer('b'));
    await offers.look();
    offers.expire({ offerNo: 'a' });
    await offers.look();
    expect(offers.offers.map(({ offerNo }) => offerNo)).toEqual(['b']);
    expect(named('trading.getAcceptorConfig')).toHaveLength(1);
  });

  it('that nobody answered on another screen make the settings load again', async () => {
    const { offers, offer, become, named } = open();
    become(offer('a'));
    await offers.look();
    become();
    await offers.look();
    expect(named('trading.getAcceptorConfig')).toHaveLength(1);
  });
});

describe('the answer to an offer', () => {
  it('makes a trade, once however often it is pressed', async () => {
    const { offers, offer, become, named, onMoved } = open();
    become(offer('a'));
    await offers.look();
    expect(await Promise.all([offers.accept(offer('a')), offers.accept(offer('a'))])).toEqual([true, false]);
    expect(offers.taken).toEqual(ORDER);
    expect(offers.offers).toEqual([]);
    expect(named('trading.answerOffer')).toMatchObject([{ offerNo: 'a', accept: true }]);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it('lets an offer go without a trade', async () => {
    const { offers, offer, become, onMoved } = open();
    become(offer('a'));
    await offers.look();
    expect(await offers.decline(offer('a'))).toBe(true);
    expect([offers.taken, offers.offers]).toEqual([null, []]);
    expect(onMoved).not.toHaveBeenCalled();
  });

  it('that was lost is repeated under the same number, and the minute does not end it meanwhile', async () => {
    const { offers, offer, become, answerWith, deps, named } = open();
    offers.watch();
    become(offer('a'));
    await deps.clock.advance(3_000);
    answerWith(() => Promise.reject(new Error('network')));
    expect(await offers.accept(offer('a'))).toBe(false);
    expect(offers.isUnknown).toBe(true);
    offers.expire({ offerNo: 'a' });
    expect(offers.offers).toHaveLength(1);
    answerWith(async () => ({ order: ORDER }));
    await deps.clock.advance(3_000);
    expect(offers.taken).toEqual(ORDER);
    expect(new Set(named('trading.answerOffer').map((request) => (request as { reqNo: string }).reqNo)).size).toBe(1);
  });

  it('that is refused says why, and looks again', async () => {
    const { offers, offer, become, answerWith } = open();
    become(offer('a'));
    await offers.look();
    become();
    answerWith(() => Promise.reject(new FakeRefusal('ORDER_ALREADY_DONE')));
    expect(await offers.accept(offer('a'))).toBe(false);
    expect(offers.answering.failure?.code).toBe('ORDER_ALREADY_DONE');
    expect([offers.taken, offers.offers]).toEqual([null, []]);
  });
});

describe('the account of an offer', () => {
  it('is the default one, unless the person chooses another for this offer', async () => {
    const { offers, offer, become, named } = open();
    become(offer('a'), offer('b'));
    await offers.look();
    await settle();
    expect(offers.accountsFor(offer('a'))).toEqual([PAY_ACCOUNT_EXAMPLE, SECOND]);
    offers.chooseAccount(offer('a'), SECOND.id);
    expect(offers.accountFor(offer('a'))).toEqual(SECOND);
    expect(offers.accountFor(offer('b'))).toEqual(PAY_ACCOUNT_EXAMPLE);
    await offers.accept(offer('a'));
    expect(named('trading.answerOffer')).toMatchObject([{ offerNo: 'a', payAccountId: SECOND.id }]);
  });

  it('is none of another pay method, and none where the person buys', async () => {
    const { offers, offer, become } = open();
    become(offer('a'));
    await offers.look();
    await settle();
    expect(offers.accountsFor({ ...offer('a'), payMethodId: 4 })).toEqual([]);
    expect(offers.accountsFor({ ...offer('a'), transactionType: 9 })).toEqual([]);
  });

  it('that is gone is refused, and the accounts load again', async () => {
    const { offers, offer, become, have, answerWith } = open();
    become(offer('a'));
    await offers.look();
    await settle();
    offers.chooseAccount(offer('a'), SECOND.id);
    have(PAY_ACCOUNT_EXAMPLE);
    answerWith(() => Promise.reject(new FakeRefusal('ARGS_INVALID', { fields: ['payAccountId'] })));
    expect(await offers.accept(offer('a'))).toBe(false);
    expect(offers.accountFor(offer('a'))).toEqual(PAY_ACCOUNT_EXAMPLE);
  });
});
