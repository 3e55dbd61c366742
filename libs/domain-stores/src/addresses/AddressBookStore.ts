import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contact, Contract, Proof, RequestOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isAddress, isPerson, type AddressContact, type PersonContact } from './contact-kinds.ts';

/** What an entry of the address book is made from. */
export type NewContact = RequestOf<Contract['address']['add']>;
/** What of an entry can be changed later. */
export type ContactLabels = Pick<Contact, 'name' | 'remark'>;

/** How the book stands: nothing asked yet, on its way, there, or the last call failed. */
export type AddressBookState = 'new' | 'loading' | 'ready' | 'failed';

/** People and addresses that the signed-in person sends money to. */
export class AddressBookStore {
  entries: readonly Contact[] = [];
  state: AddressBookState = 'new';

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #session: Pick<SessionStore, 'reload'>;
  /** Grows with each answer that was asked for and each change, so that an older list never replaces a newer one. */
  #version = 0;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, { session }: { session: Pick<SessionStore, 'reload'> }) {
    this.#deps = deps;
    this.#session = session;
    makeAutoObservable(this, { entries: observableRef }, { autoBind: true });
  }

  get people(): readonly PersonContact[] {
    return this.entries.filter(isPerson);
  }

  get addresses(): readonly AddressContact[] {
    return this.entries.filter(isAddress);
  }

  /** Whether withdrawals may go to an entry by now; one that is young waits while the whitelist is on. */
  isInEffect({ effectiveAt }: AddressContact): boolean {
    return effectiveAt <= this.#deps.clock.now();
  }

  /** Loads the book unless it is there. */
  async load(): Promise<void> {
    if (this.state === 'new' || this.state === 'failed') await this.refresh();
  }

  /** Loads the book anew; a fault shows as `failed` and leaves what is shown. */
  async refresh(): Promise<void> {
    const version = (this.#version += 1);
    this.state = 'loading';
    try {
      const entries = await this.#deps.api.address.list({});
      runInAction(() => {
        if (version !== this.#version) return;
        this.entries = entries;
        this.state = 'ready';
      });
    } catch {
      runInAction(() => {
        if (version === this.#version) this.state = 'failed';
      });
    }
  }

  /**
   * Puts an entry into the book.
   *
   * @throws ApiError 1042 `{verifyTypes}`, and the codes of `address.add`
   */
  async add(contact: NewContact): Promise<Contact> {
    const added = await this.#deps.api.address.add(contact);
    // The server orders the book, so it is asked for anew; until then the entry stands first.
    this.replace((entries) => [added, ...entries]);
    void this.refresh();
    return added;
  }

  /** Changes what an entry is called. @throws ApiError `ADDRESS_INVALID` when it is no longer there */
  async rename(addressId: string, { name, remark }: ContactLabels): Promise<void> {
    const renamed = await this.#deps.api.address.edit({ addressId, name, remark });
    this.replace((entries) => entries.map((entry) => (entry.addressId === addressId ? renamed : entry)));
  }

  /** Takes an entry out. @throws ApiError `ADDRESS_INVALID` when it is no longer there */
  async remove(addressId: string): Promise<void> {
    await this.#deps.api.address.remove({ addressId });
    this.replace((entries) => entries.filter((entry) => entry.addressId !== addressId));
  }

  /**
   * Lets withdrawals go to addresses of the book only, or to any. Switching it off holds outgoing money for a day.
   *
   * @param codes proofs of who one is, once the server asked for them
   * @throws ApiError 1042 `{verifyTypes}`, and the codes of a wrong proof
   */
  async setWhitelist(on: boolean, codes?: Proof[]): Promise<void> {
    const { user } = this.#deps.api;
    await (on ? user.addressWhitelistSwitchOn : user.addressWhitelistSwitchOff)(codes ? { codes } : {});
    // From when on an address can be withdrawn to depends on the switch.
    await Promise.all([this.#session.reload().catch(() => undefined), this.refresh()]);
  }

  private replace(edit: (entries: readonly Contact[]) => readonly Contact[]): void {
    this.#version += 1;
    this.entries = edit(this.entries);
    this.state = 'ready';
  }
}
