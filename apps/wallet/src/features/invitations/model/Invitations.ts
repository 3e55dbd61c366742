import { makeAutoObservable } from 'mobx';
import type { Contract, InvitedState, ResponseOf } from '@ezwallet/api-client/contract';
import { type Deps, PagedList, Resource } from '@ezwallet/domain-stores';

/** The person's invitation with its results. */
export type Invitation = ResponseOf<Contract['user']['registerInvitation']>;
/** Somebody whom the person invited. */
export type Invited = Invitation['list'][number];
/** Which of them are shown. */
export type InvitedShelf = 'all' | InvitedState;

/** The person's own invitation, and the people who followed it. */
export class Invitations {
  readonly own: Resource<Invitation>;
  readonly people: PagedList<Invited, InvitedShelf>;

  constructor(deps: Pick<Deps, 'api' | 'clock'>) {
    const { user } = deps.api;
    this.own = new Resource(() => user.registerInvitation({ pageNo: 1, pageSize: 1 }));
    this.people = new PagedList<Invited, InvitedShelf>(deps, {
      query: 'all',
      ask: (shelf, page) => user.registerInvitation({ ...page, ...(shelf === 'all' ? {} : { state: shelf }) }),
      keyOf: ({ userNoMasked, registeredAt }) => `${userNoMasked} ${registeredAt}`,
    });
    makeAutoObservable(this, { own: false, people: false }, { autoBind: true });
  }

  async reload(): Promise<void> {
    await Promise.all([this.own.reload(), this.people.reload()]);
  }
}
