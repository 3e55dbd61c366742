import { expect, it } from 'vitest';
import { contract, type Peer } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { PeersStore } from './PeersStore.ts';

const { own, peers } = contract.trading.peerList.example.response;
const [BLOCKED] = peers as [Peer];

it('a mark is set by a trade or by the list, which is asked again once it is known', async () => {
  let list: Peer[] = [BLOCKED];
  const fake = createFakeApi({
    trading: {
      peerList: async () => ({ own, peers: list }),
      peerBlock: async () => {
        list = [];
        return true;
      },
    },
  });
  const store = new PeersStore(fake);
  await store.mark({ billNo: '202611210931220000107' }, 'favourite', true);
  expect(fake.named('trading.peerFavourite')).toEqual([{ billNo: '202611210931220000107', favourite: true }]);
  expect(fake.named('trading.peerList')).toEqual([]);
  await store.list.load();
  expect(store.own).toEqual(own);
  await store.mark({ peerId: BLOCKED.peerId }, 'blocked', false);
  expect(fake.named('trading.peerBlock')).toEqual([{ peerId: BLOCKED.peerId, blocked: false }]);
  expect(store.list.value).toEqual([]);
});

it('a refusal goes to the caller', async () => {
  const store = new PeersStore(
    createFakeApi({ trading: { peerBlock: () => Promise.reject(new FakeRefusal('OVER_MAX_TOTAL')) } }),
  );
  await expect(store.mark({ billNo: '1' }, 'blocked', true)).rejects.toMatchObject({ code: 'OVER_MAX_TOTAL' });
});
