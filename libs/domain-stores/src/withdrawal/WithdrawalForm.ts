import { makeAutoObservable } from 'mobx';
import { VOUCHER_USES } from '@ezwallet/api-client/constants';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import {
  checkAddress,
  findNetwork,
  type Address,
  type AddressIssue,
  type AmountIssue,
  type Checked,
} from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { Deps } from '../ports/deps.ts';
import type { RatesStore } from '../rates/RatesStore.ts';
import { usdtValue } from '../rates/valuation.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { checkTransferAmount, type TransferBounds } from '../transfer/amount-rules.ts';
import { VoucherChoice } from '../vouchers/VoucherChoice.ts';
import { NetworkChoice } from './NetworkChoice.ts';
import type { PendingWithdrawal } from './PendingWithdrawal.ts';
import { withdrawalBounds, type WithdrawalTerms } from './withdrawal-bounds.ts';

type Currency = ResponseOf<Contract['recharge']['queryCurrencyList']>[number];
/** A network that a coin can be withdrawn over, with its fee and its smallest amount. */
export type WithdrawalNetwork = Currency['protocols'][number] & { readonly fee: string };
/** The withdrawal, once nothing is wrong with it. */
export type WithdrawalDetails = Pick<PendingWithdrawal, 'currency' | 'protocol' | 'to' | 'amount' | 'voucherId'>;

/** The draft of a form, from a transfer code or the address book. */
export interface WithdrawalDraft {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly amount?: string | undefined;
}

/** The input of the person so far. */
export type TypedWithdrawal = Required<WithdrawalDraft> & { readonly amount: string };

/** An address from a scanned code or the address book, with what is known about it; the form keeps the rest. */
export interface GivenAddress {
  readonly address: string;
  /** Empty or left out where it is unknown. */
  readonly network?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
}

/** The parts of other stores that the form uses. */
export interface FormCollaborators {
  readonly session: Pick<SessionStore, 'user'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  readonly rates: Pick<RatesStore, 'priceOf'>;
  /** The person changed something. */
  readonly onEdited: () => void;
}

const FIRST: WithdrawalDraft = { currency: 'USDT', network: '', address: '' };

/** What is withdrawn, where to and over which network, as far as the person has typed it. */
export class WithdrawalForm {
  currency = FIRST.currency;
  /** As typed. */
  address = '';
  /** As typed. */
  amount = '';
  /** An address that the person wants to use although its checksum does not match. */
  trusted = '';
  readonly vouchers: VoucherChoice;
  /** Which network it goes over, or why there is none. */
  readonly choice = new NetworkChoice(() => this.networks.map(({ name }) => name));

  readonly #with: FormCollaborators;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, collaborators: FormCollaborators) {
    this.#with = collaborators;
    this.vouchers = new VoucherChoice(deps, VOUCHER_USES.withdrawal);
    makeAutoObservable(this, { vouchers: false, choice: false }, { autoBind: true });
  }

  /** Coins that can be withdrawn. */
  get coins(): readonly Currency[] {
    return this.#with.config.currencies.filter((currency) => openNetworks(currency).length > 0);
  }

  /** Networks that the chosen coin can be withdrawn over. */
  get networks(): readonly WithdrawalNetwork[] {
    return openNetworks(this.coin);
  }

  /** The network that it goes over; undefined while there is no list, for a coin without networks, and for a closed network. */
  get network(): WithdrawalNetwork | undefined {
    return this.networks.find(({ name }) => name === this.choice.name);
  }

  /** The network was changed to the one that the typed address belongs to. */
  get detected(): boolean {
    return this.choice.detected;
  }

  /** The typed address in its normal form, or what is wrong with it; null while there is no network to check it for. */
  get checkedAddress(): Checked<Address, AddressIssue> | null {
    const network = findNetwork(this.network?.name ?? '');
    return network ? checkAddress(network, this.address.trim()) : null;
  }

  /** The checksum of the address does not match, and the person has not confirmed the address yet. */
  get doubtful(): boolean {
    const checked = this.checkedAddress;
    return checked?.ok === true && !checked.value.checksumHolds && this.trusted !== checked.value.address;
  }

  /** The terms that decide how much can be withdrawn. */
  get terms(): WithdrawalTerms {
    const { network, vouchers, coin } = this;
    return {
      decimals: coin?.decimals ?? 2,
      min: network?.minWithdrawal ?? '0',
      fee: vouchers.chosen ? '0' : (network?.fee ?? '0'),
      spendable: this.#with.balances.spendable(this.currency),
      takesFeeFromAmount: this.#with.session.user?.fullAmountFlg === 1,
    };
  }

  /** The bounds of the typed amount. */
  get bounds(): TransferBounds {
    return withdrawalBounds(this.terms);
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** The typed amount in USDT, which decides what vouchers fit; undefined while there is none or its price is unknown. */
  get usdtValue(): string | undefined {
    const { checkedAmount, currency } = this;
    return (checkedAmount.ok ? usdtValue(this.#with.rates, currency, checkedAmount.value) : null) ?? undefined;
  }

  /** The withdrawal that would be sent; null while something is wrong or {@link WithdrawalForm.doubtful}. */
  get details(): WithdrawalDetails | null {
    const { checkedAddress, checkedAmount, network, doubtful, currency, vouchers } = this;
    if (!network || !checkedAddress?.ok || !checkedAmount.ok || doubtful) return null;
    const [to, amount] = [checkedAddress.value.address, checkedAmount.value];
    return { currency, protocol: network.name, to, amount, voucherId: vouchers.chosen?.id ?? '' };
  }

  get typed(): TypedWithdrawal {
    const { currency, choice, address, amount } = this;
    return { currency, network: choice.name ?? choice.closed ?? '', address, amount };
  }

  /**
   * Loads the networks with their fees, and the vouchers.
   *
   * @returns the coins that can be withdrawn
   * @throws ApiError for the networks
   */
  async load(): Promise<readonly Currency[]> {
    await this.#with.config.loadCurrencies();
    this.choice.detect(this.address.trim());
    void this.vouchers.ask(this.usdtValue);
    return this.coins;
  }

  setCurrency(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    this.setAmount('');
    this.choice.reconsider(this.address.trim());
  }

  setNetwork(network: string): void {
    this.#with.onEdited();
    this.choice.choose(network);
  }

  /** Takes an address as typed, and the network that it belongs to. */
  setAddress(address: string): void {
    this.#with.onEdited();
    this.address = address;
    this.choice.follow(address.trim());
  }

  /** Takes an address that was scanned or picked; for another coin, the amount begins empty. */
  take({ address, network = '', currency = this.currency, amount }: GivenAddress): void {
    this.#with.onEdited();
    if (currency !== this.currency) {
      this.currency = currency;
      this.choice.choose('');
      this.setAmount(amount ?? '');
    } else if (amount !== undefined) this.setAmount(amount);
    this.address = address;
    this.choice.take(address.trim(), network);
  }

  setAmount(amount: string): void {
    this.#with.onEdited();
    this.amount = amount;
    this.vouchers.askSoon(this.usdtValue);
  }

  /** Fills in what somebody else has prepared. Nothing is sent until the person confirms. */
  fill({ currency, network, address, amount = '' }: WithdrawalDraft): void {
    this.currency = currency;
    this.address = address;
    this.amount = amount;
    this.choice.choose(network);
    this.choice.take(address.trim(), network);
  }

  /** Fills in what the person typed on an earlier page. The network counts as chosen by hand. */
  restore({ currency, network, address, amount }: TypedWithdrawal): void {
    this.currency = currency;
    this.address = address;
    this.amount = amount;
    this.choice.choose(network);
  }

  /** The person wants to use the address although its checksum does not match. */
  trustAddress(): void {
    const checked = this.checkedAddress;
    if (checked?.ok) this.trusted = checked.value.address;
  }

  /** Empties the form for another withdrawal. */
  clear(): void {
    this.fill(FIRST);
    this.trusted = '';
    this.vouchers.restart();
  }

  dispose(): void {
    this.vouchers.dispose();
  }

  private get coin(): Currency | undefined {
    return this.#with.config.currencies.find(({ currencyCode }) => currencyCode === this.currency);
  }
}

function openNetworks(currency: Currency | undefined): WithdrawalNetwork[] {
  return (currency?.protocols ?? []).flatMap(({ fee, ...network }) => (fee === undefined ? [] : [{ ...network, fee }]));
}
