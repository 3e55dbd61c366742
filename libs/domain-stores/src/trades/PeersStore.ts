import { makeAutoObservable, runInAction } from 'mobx';
import type { Peer, Reputation } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The mark that a member gives another: the two exclude each other. */
export type PeerMark = 'blocked' | 'favourite';
/** A member: the other side of an own trade, or one of the list. */
export type PeerName = { readonly billNo: string } | { readonly peerId: string };

/** The signed-in person among traders: their own record, and the members whom they have blocked, or prefer. */
export class PeersStore {
  readonly list: Resource<readonly Peer[]>;
  /** The record of the signed-in person as a trader, as others see it; undefined before the list is there. */
  own: Reputation | undefined = undefined;
  readonly #api: Deps['api'];

  constructor({ api }: Pick<Deps, 'api'>) {
    this.#api = api;
    this.list = new Resource<readonly Peer[]>(async () => {
      const { own, peers } = await api.trading.peerList();
      runInAction(() => (this.own = own));
      return peers;
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Sets or removes a mark. @throws ApiError with the codes of `peerBlock` */
  async mark(name: PeerName, mark: PeerMark, isOn: boolean): Promise<void> {
    const { trading } = this.#api;
    await (mark === 'blocked'
      ? trading.peerBlock({ ...name, blocked: isOn })
      : trading.peerFavourite({ ...name, favourite: isOn }));
    if (this.list.value) await this.list.reload();
  }
}
