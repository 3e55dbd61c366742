import { makeAutoObservable } from 'mobx';
import type { Contact, Contract, Proof, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isAddress, isPerson, type AddressContact, type PersonContact } from './contact-kinds.ts';

/** The fields that make an entry of the address book. */
export type NewContact = RequestOf<Contract['address']['add']>;
/** Somebody to whom the person made a transfer lately. */
export type RecentPayee = ResponseOf<Contract['transfer']['recentPayees']>[number];
/** The parts of an entry that can be changed later. */
export type ContactLabels = Pick<Contact, 'name' | 'remark'>;

/** People and addresses that the signed-in person sends money to. */
export class AddressBookStore {
  readonly book: Resource<readonly Contact[]>;
  /** To whom the person made transfers lately, the last one first; strangers as well. */
  readonly recent: Resource<readonly RecentPayee[]>;

  readonly #deps: Pick<Deps, 'api' | 'serverNow'>;
  readonly #session: Pick<SessionStore, 'reload'>;

  constructor(deps: Pick<Deps, 'api' | 'serverNow'>, { session }: { session: Pick<SessionStore, 'reload'> }) {
    this.#deps = deps;
    this.#session = session;
    this.book = new Resource<readonly Contact[]>(() => deps.api.address.list({}));
    this.recent = new Resource<readonly RecentPayee[]>(() => deps.api.transfer.recentPayees({}));
    makeAutoObservable(this, { book: false, recent: false }, { autoBind: true });
  }

  /** All entries, in the server's order; none while they are not loaded. */
  get entries(): readonly Contact[] {
    return this.book.value ?? [];
  }

  get people(): readonly PersonContact[] {
    return this.entries.filter(isPerson);
  }

  get addresses(): readonly AddressContact[] {
    return this.entries.filter(isAddress);
  }

  /** The name that the person gave somebody with a user number; undefined for a stranger, and while the book is not loaded. */
  nameOf(userNo: string): string | undefined {
    return this.people.find(({ to }) => to === userNo.toUpperCase())?.name;
  }

  /** Whether withdrawals may go to an entry by now. While the whitelist is on, it must be on it, and a new one has to wait. */
  isInEffect({ effectiveAt }: AddressContact): boolean {
    return effectiveAt !== null && effectiveAt <= this.#deps.serverNow();
  }

  /** The addresses that the whitelist takes only if the person vouches for them: a session alone added them. */
  get unproven(): readonly AddressContact[] {
    return this.addresses.filter(({ isTrusted }) => !isTrusted);
  }

  /**
   * Adds an entry.
   *
   * @throws ApiError 1042 `{verifyTypes}`, and the codes of `address.add`
   */
  async add(contact: NewContact): Promise<Contact> {
    const added = await this.#deps.api.address.add(contact);
    // The server sorts the entries, so they are loaded again; until then the new one comes first.
    this.book.set([added, ...this.entries]);
    void this.book.reload();
    return added;
  }

  /** Changes the name and remark of an entry. @throws ApiError `ADDRESS_INVALID` when it is no longer there */
  async rename(addressId: string, { name, remark }: ContactLabels): Promise<void> {
    const renamed = await this.#deps.api.address.edit({ addressId, name, remark });
    this.book.set(this.entries.map((entry) => (entry.addressId === addressId ? renamed : entry)));
  }

  /** Removes an entry. @throws ApiError `ADDRESS_INVALID` when it is no longer there */
  async remove(addressId: string): Promise<void> {
    await this.#deps.api.address.remove({ addressId });
    this.book.set(this.entries.filter((entry) => entry.addressId !== addressId));
  }

  /**
   * Lets withdrawals go to addresses of the book only, or to any. Switching it off holds outgoing money for a day.
   *
   * @param codes proofs of who one is, once the server asked for them
   * @throws ApiError 1042 `{verifyTypes}`, and the codes of a wrong proof
   */
  async setWhitelist(on: boolean, codes?: Proof[]): Promise<void> {
    if (on) return await this.vouch([], codes);
    await this.#deps.api.user.addressWhitelistSwitchOff(codes ? { codes } : {});
    await this.#afterWhitelist();
  }

  /**
   * Turns the whitelist on, or leaves it on, and vouches for unproven addresses: they are on it from then, and wait for a day.
   *
   * @param codes proofs of who one is, once the server asked for them
   * @throws ApiError 1042 `{verifyTypes}`, and the codes of a wrong proof
   */
  async vouch(addressIds: readonly string[], codes?: Proof[]): Promise<void> {
    await this.#deps.api.user.addressWhitelistSwitchOn({
      ...(addressIds.length > 0 && { addressIds: [...addressIds] }),
      ...(codes && { codes }),
    });
    await this.#afterWhitelist();
  }

  async #afterWhitelist(): Promise<void> {
    // From when on an address can be withdrawn to depends on the switch.
    await Promise.all([this.#session.reload().catch(() => undefined), this.book.reload()]);
  }
}
