import { reaction } from 'mobx';
import type { FunctionType } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** The functions that the server opens to the member one by one (product specification, section 6). */
export class FunctionsStore {
  readonly open: Resource<readonly FunctionType[]>;
  readonly dispose: () => void;

  constructor({ api }: Pick<Deps, 'api'>, session: Pick<SessionStore, 'user' | 'locks'>) {
    this.open = new Resource<readonly FunctionType[]>(
      async () => (await api.trading.transFunctionType()).transFunctionType,
    );
    // The list follows the member's switches, holds and restrictions. Another state of them makes it old.
    this.dispose = reaction(
      () => JSON.stringify([stateOf(session.user), session.locks]),
      () => {
        if (this.open.value === undefined) return;
        this.open.clear();
        void this.open.reload();
      },
    );
  }

  /** Whether one of these functions is open. Before the server has said so, the member's switches alone decide. */
  isOpen(types: readonly FunctionType[]): boolean {
    const open = this.open.value;
    return open === undefined || types.some((type) => open.includes(type));
  }
}

const stateOf = (user: SessionStore['user']) =>
  user && [user.userFlag, user.rechargeFlag, user.transferFlag, user.withdrawFlag, user.hold?.until];
