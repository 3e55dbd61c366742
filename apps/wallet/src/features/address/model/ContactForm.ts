import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef } from 'mobx';
import {
  type AddressBookStore,
  type ConfigStore,
  NetworkChoice,
  type NewContact,
  type SessionStore,
  Submission,
} from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { checkAddress, checkUserNumber, findNetwork } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { checkLabels, type LabelErrors } from '../../contacts/index.ts';
import type { ProofGate } from '../../proof/index.ts';
import type { NewEntry } from '../../../world/paths.ts';

interface ContactFormDeps {
  readonly book: Pick<AddressBookStore, 'add'>;
  readonly config: Pick<ConfigStore, 'currencies'>;
  readonly session: Pick<SessionStore, 'user'>;
  readonly gate: Pick<ProofGate, 'pass'>;
}

/** The result of an attempt to save: saved, not saved, or the person must first confirm a wrong checksum. */
export type SaveOutcome = 'saved' | 'refused' | 'doubtful';

/** What the person has typed so far. */
type TypedContact = Pick<ContactForm, 'half' | 'to' | 'currency' | 'name' | 'remark'> & { readonly network: string };

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
  /** Problems found before sending. */
  private found: Errors = NO_ERRORS;

  readonly #choice: NetworkChoice;
  readonly #with: ContactFormDeps;
  readonly #saving: Submission<NewContact, Contact | null, 'to'>;
  #trusted = '';

  constructor({ half, currency = FIRST_CURRENCY, network = '', address = '' }: NewEntry, deps: ContactFormDeps) {
    this.half = half;
    this.currency = currency;
    this.to = address;
    this.#with = deps;
    this.#choice = new NetworkChoice(() => this.networks, network);
    this.#saving = new Submission({
      send: (contact) =>
        deps.gate.pass((codes) => deps.book.add(contact.toType === 2 && codes ? { ...contact, codes } : contact)),
      fieldOf: ({ code }) => (Object.hasOwn(ABOUT_TO, code) ? 'to' : undefined),
    });
    makeAutoObservable<this, 'found'>(this, { found: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#saving.isBusy;
  }

  /** The problem of each field. */
  get errors(): Errors {
    const { problem } = this.#saving;
    if (problem?.field !== 'to') return this.found;
    return { ...this.found, to: ABOUT_TO[problem.failure.code] ?? failureMessage(problem.failure) };
  }

  /** The problem of the whole form. */
  get problem(): MessageDescriptor | null {
    const { problem } = this.#saving;
    return problem && !problem.field ? failureMessage(problem.failure) : null;
  }

  get typed(): TypedContact {
    const { half, to, currency, name, remark } = this;
    return { half, to, currency, name, remark, network: this.#choice.name ?? this.#choice.closed ?? '' };
  }

  restore({ network, ...typed }: TypedContact): void {
    Object.assign(this, typed);
    this.#choice.choose(network);
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
    // The call answers nothing when the person gave up proving who they are.
    return (await this.#saving.submit(contact)) && this.#saving.output ? 'saved' : 'refused';
  }

  /** The contact as the server takes it. Null when a field is wrong and shows why. */
  private check(): NewContact | 'doubtful' | null {
    const { labels, errors } = checkLabels(this);
    const target = this.half === 'people' ? this.checkPerson() : this.checkAddress();
    this.#saving.forget();
    this.found = { ...errors, to: 'error' in target ? target.error : null };
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
    this.found = { ...this.found, [field]: null };
    if (field === 'to' || this.problem) this.#saving.forget();
  }
}

const isKnown = ({ name }: { readonly name: string }) => findNetwork(name) !== undefined;
