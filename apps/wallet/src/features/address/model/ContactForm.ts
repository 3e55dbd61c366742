import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type AddressBookStore,
  type ConfigStore,
  NetworkChoice,
  type NewContact,
  readRefusal,
  type SessionStore,
} from '@ezwallet/domain-stores';
import { checkAddress, checkUserNumber, findNetwork } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import type { ProofGate } from '../../proof/index.ts';
import type { NewEntry } from '../../../world/paths.ts';
import { checkLabels, type LabelErrors } from './checkLabels.ts';

interface ContactFormDeps {
  readonly book: Pick<AddressBookStore, 'add'>;
  readonly config: Pick<ConfigStore, 'currencies'>;
  readonly session: Pick<SessionStore, 'user'>;
  readonly gate: Pick<ProofGate, 'pass'>;
}

/** The result of an attempt to save: saved, not saved, or the person must first confirm a wrong checksum. */
export type SaveOutcome = 'saved' | 'refused' | 'doubtful';

type Errors = LabelErrors & { readonly to: MessageDescriptor | null };

const NO_ERRORS: Errors = { to: null, name: null, remark: null };
const FIRST_CURRENCY = 'USDT';

/** Refusals about the address that need other words than the common ones. */
const ABOUT_TO: Readonly<Record<string, MessageDescriptor | null>> = {
  USER_NOT_FOUND: msg`We could not find this user number. Check it and try again.`,
  USER_INVALID: msg`You cannot add yourself.`,
  FRIEND_ALREADY_ADDED: null,
  ADDRESS_ALREADY_EXISTS: null,
  ADDRESS_ALREADY_IN_USE: msg`This is your own deposit address.`,
  ETH_ADDRESS_INVALID: null,
  BTC_ADDRESS_INVALID: null,
  TRON_ADDRESS_INVALID: null,
  ADDRESS_INVALID: null,
};

/** A new contact, as far as it is typed. */
export class ContactForm {
  half: NewEntry['half'];
  /** User number or address, as typed. */
  to: string;
  currency: string;
  name = '';
  remark = '';
  errors: Errors = NO_ERRORS;
  /** A problem with the form as a whole. */
  problem: MessageDescriptor | null = null;
  busy = false;

  readonly #choice: NetworkChoice;
  readonly #with: ContactFormDeps;
  #trusted = '';

  constructor({ half, currency = FIRST_CURRENCY, network = '', address = '' }: NewEntry, deps: ContactFormDeps) {
    this.half = half;
    this.currency = currency;
    this.to = address;
    this.#with = deps;
    this.#choice = new NetworkChoice(() => this.networks, network);
    makeAutoObservable(this, { errors: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** Coins on a network whose addresses we can check. */
  get coins(): readonly string[] {
    return this.#with.config.currencies.filter(({ protocols }) => protocols.some(isKnown)).map(({ currencyCode }) => currencyCode);
  }

  get networks(): readonly string[] {
    const coin = this.#with.config.currencies.find(({ currencyCode }) => currencyCode === this.currency);
    return (coin?.protocols ?? []).filter(isKnown).map(({ name }) => name);
  }

  /** Undefined without a list, and if the address was given for a network that does not carry the coin. */
  get network(): string | undefined {
    return this.#choice.name;
  }

  /** The form switched to the network that the address belongs to. */
  get detected(): boolean {
    return this.#choice.detected;
  }

  setHalf(half: NewEntry['half']): void {
    if (half === this.half) return;
    this.half = half;
    this.setTo('');
  }

  setTo(text: string): void {
    this.to = text;
    this.forget('to');
    if (this.half === 'addresses') this.#choice.follow(text.trim());
  }

  setCurrency(currency: string): void {
    this.currency = currency;
    this.#choice.reconsider(this.to.trim());
    this.forget('to');
  }

  setNetwork(network: string): void {
    this.#choice.choose(network);
    this.forget('to');
  }

  setName(name: string): void {
    this.name = name;
    this.forget('name');
  }

  setRemark(remark: string): void {
    this.remark = remark;
    this.forget('remark');
  }

  /** The person wants the address although its checksum does not match. */
  trust(): void {
    this.#trusted = this.to.trim();
  }

  /** Saves the contact, unless something is wrong or doubtful. */
  async save(): Promise<SaveOutcome> {
    if (this.busy) return 'refused';
    const contact = this.check();
    if (contact === null || contact === 'doubtful') return contact ?? 'refused';
    this.busy = true;
    try {
      const added = await this.#with.gate.pass((codes) =>
        this.#with.book.add(contact.toType === 2 && codes ? { ...contact, codes } : contact),
      );
      return added ? 'saved' : 'refused';
    } catch (error) {
      runInAction(() => this.refused(error));
      return 'refused';
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** The contact as the server takes it. Null when a field is wrong and shows why. */
  private check(): NewContact | 'doubtful' | null {
    const { labels, errors } = checkLabels(this);
    const target = this.half === 'people' ? this.checkPerson() : this.checkAddress();
    this.problem = null;
    this.errors = { ...errors, to: 'error' in target ? target.error : null };
    if (!labels || 'error' in target) return null;
    if ('doubtful' in target && target.doubtful) return 'doubtful';
    const { contact } = target;
    return { ...contact, ...labels };
  }

  private checkPerson() {
    const checked = checkUserNumber(this.to.trim());
    if (!checked.ok) return { error: issueMessage(checked.issue) };
    if (checked.value === this.#with.session.user?.userName.toUpperCase()) return { error: msg`You cannot add yourself.` };
    return { contact: { toType: 1, to: checked.value } as const };
  }

  private checkAddress() {
    const { network, currency, to } = this;
    const known = findNetwork(network ?? '');
    const { closed } = this.#choice;
    if (closed !== undefined && this.networks.length > 0) return { error: msg`${currency} is not available on ${closed}. Choose another network.` };
    if (network === undefined || !known) return { error: msg`We could not load the networks. Try again.` };
    const checked = checkAddress(known, to.trim());
    if (!checked.ok) return { error: issueMessage(checked.issue) };
    return {
      contact: { toType: 2, to: checked.value.address, currencyCode: currency, protocol: network } as const,
      doubtful: !checked.value.checksumHolds && this.#trusted !== to.trim(),
    };
  }

  private forget(field: keyof Errors): void {
    this.errors = { ...this.errors, [field]: null };
    this.problem = null;
  }

  private refused(error: unknown): void {
    const code = readRefusal(error)?.code ?? '';
    if (Object.hasOwn(ABOUT_TO, code)) this.errors = { ...NO_ERRORS, to: ABOUT_TO[code] ?? refusalMessage(error) };
    else this.problem = refusalMessage(error);
  }
}

const isKnown = ({ name }: { readonly name: string }) => findNetwork(name) !== undefined;
