import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable } from 'mobx';
import {
  type AddressBookStore,
  type CheckedField,
  type ConfigStore,
  NetworkChoice,
  type SessionStore,
} from '@ezwallet/domain-stores';
import type { Contact, Contract } from '@ezwallet/api-client/contract';
import type { FailureOf } from '@ezwallet/domain-stores';
import { accept, checkAddress, checkUserNumber, findNetwork } from '@ezwallet/validators';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { createForm, fault, type FieldFault, type WordedForm } from '../../../shared/form/createForm.ts';
import { labelChecks } from '../../contacts/index.ts';
import type { ProofGate } from '../../proof/index.ts';
import type { NewEntry } from '../../../world/paths.ts';

interface ContactFormDeps {
  readonly book: Pick<AddressBookStore, 'add'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly session: Pick<SessionStore, 'user'>;
  readonly gate: Pick<ProofGate, 'pass'>;
  /** Resolves to whether the person wants an address although its checksum does not match. */
  readonly askAboutDoubt: (address: string) => Promise<boolean>;
}

/** Whom the contact is for, as the server takes it. */
type Target =
  | { readonly toType: 1; readonly to: string }
  | { readonly toType: 2; readonly to: string; readonly currencyCode: string; readonly protocol: string };

interface Typed {
  /** User number or address. */
  readonly to: string;
  readonly name: string;
  readonly remark: string;
}

/** All of it, for a draft. */
type TypedContact = Typed & Pick<ContactForm, 'half' | 'currency'> & { readonly network: string };

interface Ready {
  /** Doubtful is an address, as typed, whose checksum does not match. */
  readonly to: { readonly target: Target; readonly doubtful?: string };
  readonly name: string;
  readonly remark: string;
}

type CheckedTarget = CheckedField<Ready['to'], FieldFault>;

const FIRST_CURRENCY = 'USDT';

/** Refusals about the address; with words where they need others than the common ones. */
const ABOUT_TO: Readonly<Partial<Record<string, MessageDescriptor | null>>> = {
  USER_NOT_FOUND: msg`We could not find this user number. Check it and try again.`,
  USER_INVALID: msg`You cannot add yourself.`,
  FRIEND_ALREADY_ADDED: null,
  ADDRESS_ALREADY_EXISTS: null,
  ADDRESS_ALREADY_IN_USE: msg`This is your own deposit address.`,
  ETH_ADDRESS_INVALID: null,
  BTC_ADDRESS_INVALID: null,
  TRON_ADDRESS_INVALID: null,
  ADDRESS_INVALID: null,
} satisfies Partial<Record<FailureOf<Contract['address']['add']>, MessageDescriptor | null>>;

/** A new contact, as far as it is typed. */
export class ContactForm {
  half: NewEntry['half'];
  currency: string;
  readonly fields: WordedForm<Typed, Ready, Contact | null>;

  readonly #choice: NetworkChoice;
  readonly #with: ContactFormDeps;
  /** The address that the person wants although its checksum does not match. */
  #trusted = '';

  constructor({ half, currency = FIRST_CURRENCY, network = '', address = '' }: NewEntry, deps: ContactFormDeps) {
    this.half = half;
    this.currency = currency;
    this.#with = deps;
    this.#choice = new NetworkChoice(() => this.networks, network);
    this.fields = createForm<Typed, Ready, Contact | null>({
      values: { to: address, name: '', remark: '' },
      checks: {
        to: (text) => (this.half === 'people' ? this.#checkPerson(text.trim()) : this.#checkAddress(text.trim())),
        ...labelChecks,
      },
      prepare: async () => {
        if (this.half === 'addresses') await this.#with.config.loadCurrencies();
      },
      send: this.#send,
      refusals: Object.fromEntries(Object.keys(ABOUT_TO).map((code) => [code, 'to'])),
      explain: (failure, field) => (field && ABOUT_TO[failure.code]) ?? failureMessage(failure),
    });
    makeAutoObservable(this, { fields: false }, { autoBind: true });
  }

  get typed(): TypedContact {
    const { half, currency, fields } = this;
    return { ...fields.values, half, currency, network: this.#choice.name ?? this.#choice.closed ?? '' };
  }

  restore({ half, currency, network, ...fields }: TypedContact): void {
    this.half = half;
    this.currency = currency;
    this.#choice.choose(network);
    this.fields.fill(fields);
  }

  /** Coins on a network whose addresses we can check. */
  get coins(): readonly string[] {
    return this.#with.config.currencies
      .filter(({ protocols }) => protocols.some(isKnown))
      .map(({ currencyCode }) => currencyCode);
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
    this.fields.set('to', text);
    if (this.half === 'addresses') this.#choice.follow(text.trim());
  }

  setCurrency(currency: string): void {
    const { to } = this.fields.values;
    this.currency = currency;
    this.#choice.reconsider(to.trim());
    this.fields.set('to', to);
  }

  setNetwork(network: string): void {
    this.#choice.choose(network);
    this.fields.set('to', this.fields.values.to);
  }

  readonly #send = async ({ to: { target, doubtful = '' }, ...labels }: Ready): Promise<Contact | null> => {
    const { book, gate, askAboutDoubt } = this.#with;
    if (doubtful !== this.#trusted && doubtful !== '' && !(await askAboutDoubt(doubtful))) return null;
    this.#trusted = doubtful;
    return await gate.pass((codes) =>
      book.add({ ...target, ...labels, ...(target.toType === 2 && codes ? { codes } : {}) }),
    );
  };

  #checkPerson(text: string): CheckedTarget {
    const checked = checkUserNumber(text);
    if (!checked.ok) return checked;
    const isSelf = checked.value === this.#with.session.user?.userName.toUpperCase();
    return isSelf ? fault(msg`You cannot add yourself.`) : accept({ target: { toType: 1, to: checked.value } });
  }

  #checkAddress(text: string): CheckedTarget {
    const { network, currency } = this;
    const known = findNetwork(network ?? '');
    const { closed } = this.#choice;
    if (closed !== undefined && this.networks.length > 0)
      return fault(msg`${currency} is not available on ${closed}. Choose another network.`);
    if (network === undefined || !known) return fault(msg`We could not load the networks. Try again.`);
    const checked = checkAddress(known, text);
    if (!checked.ok) return checked;
    const { address, checksumHolds } = checked.value;
    return accept({
      target: { toType: 2, to: address, currencyCode: currency, protocol: network },
      ...(checksumHolds ? {} : { doubtful: text }),
    });
  }
}

const isKnown = ({ name }: { readonly name: string }) => findNetwork(name) !== undefined;
