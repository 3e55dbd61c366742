import { makeAutoObservable } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { checkAddress, findNetwork, type Address, type AddressIssue, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { RatesStore } from '../rates/RatesStore.ts';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { checkTransferAmount, type TransferBounds } from '../transfer/amount-rules.ts';
import { VoucherChoice } from '../vouchers/VoucherChoice.ts';
import { detectNetwork } from './detectNetwork.ts';
import type { PendingWithdrawal } from './PendingWithdrawal.ts';
import { withdrawalBounds, type WithdrawalTerms } from './withdrawal-bounds.ts';

type Currency = ResponseOf<Contract['recharge']['queryCurrencyList']>[number];
/** A network that a coin can be withdrawn over, with its fee and its smallest amount. */
export type WithdrawalNetwork = Currency['protocols'][number] & { readonly fee: string };
/** What is withdrawn, once nothing is wrong with it. */
export type WithdrawalOrder = Pick<PendingWithdrawal, 'currency' | 'protocol' | 'to' | 'amount' | 'voucherId'>;

/** What a form begins with, from a transfer code or the address book. */
export interface WithdrawalDraft {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly amount?: string | undefined;
}

/** What the form needs of other stores. */
export interface FormCollaborators {
  readonly session: Pick<SessionStore, 'user'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  readonly rates: Pick<RatesStore, 'inUsdt'>;
  /** Something was changed by hand. */
  readonly onEdited: () => void;
}

const FIRST: WithdrawalDraft = { currency: 'USDT', network: '', address: '' };
const FOR_WITHDRAWALS = 3;

/** What is withdrawn, where to and over which network, as far as it is typed. */
export class WithdrawalForm {
  currency = FIRST.currency;
  /** As chosen or detected; empty for the first one there is. */
  chosenNetwork = '';
  /** As typed. */
  address = '';
  /** As typed. */
  amount = '';
  /** The network was changed to the one that the address belongs to. */
  detected = false;
  /** An address whose checksum does not match, and that the person wants to use all the same. */
  trusted = '';
  readonly vouchers: VoucherChoice;

  readonly #with: FormCollaborators;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, collaborators: FormCollaborators) {
    this.#with = collaborators;
    this.vouchers = new VoucherChoice(deps, FOR_WITHDRAWALS);
    makeAutoObservable(this, { vouchers: false }, { autoBind: true });
  }

  /** Coins that can be withdrawn. */
  get coins(): readonly Currency[] {
    return this.#with.config.currencies.filter((currency) => openNetworks(currency).length > 0);
  }

  /** Networks that the chosen coin can be withdrawn over. */
  get networks(): readonly WithdrawalNetwork[] {
    return openNetworks(this.coin);
  }

  /** The network that it goes over; undefined while no list of networks is there. */
  get network(): WithdrawalNetwork | undefined {
    return this.networks.find(({ name }) => name === this.chosenNetwork) ?? this.networks[0];
  }

  /** The typed address in its normal form, or what is wrong with it; null while there is no network to check it for. */
  get checkedAddress(): Checked<Address, AddressIssue> | null {
    const network = findNetwork(this.network?.name ?? '');
    return network ? checkAddress(network, this.address.trim()) : null;
  }

  /** The checksum of the address does not match, and the person has not said yet to use it all the same. */
  get doubtful(): boolean {
    const checked = this.checkedAddress;
    return checked?.ok === true && !checked.value.checksumHolds && this.trusted !== checked.value.address;
  }

  /** What decides how much can be withdrawn. */
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

  /** What bounds the typed amount. */
  get bounds(): TransferBounds {
    return withdrawalBounds(this.terms);
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** The typed amount in USDT, by which vouchers are judged; undefined while it is none or its price is unknown. */
  get worth(): string | undefined {
    const { checkedAmount, currency } = this;
    return (checkedAmount.ok ? this.#with.rates.inUsdt(currency, checkedAmount.value) : null) ?? undefined;
  }

  /** What would be withdrawn; null while something is wrong or {@link WithdrawalForm.doubtful}. */
  get order(): WithdrawalOrder | null {
    const { checkedAddress, checkedAmount, network, doubtful, currency, vouchers } = this;
    if (!network || !checkedAddress?.ok || !checkedAmount.ok || doubtful) return null;
    const [to, amount] = [checkedAddress.value.address, checkedAmount.value];
    return { currency, protocol: network.name, to, amount, voucherId: vouchers.chosen?.id ?? '' };
  }

  /** Loads the networks with their fees, and the vouchers. @throws ApiError for the networks */
  async load(): Promise<void> {
    await this.#with.config.loadCurrencies();
    this.detect();
    void this.vouchers.ask(this.worth);
  }

  setCurrency(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    this.chosenNetwork = '';
    this.setAmount('');
    this.detect();
  }

  setNetwork(network: string): void {
    this.#with.onEdited();
    this.chosenNetwork = network;
    this.detected = false;
  }

  /** Takes an address as typed, and the network that it tells of itself. */
  setAddress(address: string): void {
    this.#with.onEdited();
    this.address = address;
    this.detect();
  }

  setAmount(amount: string): void {
    this.#with.onEdited();
    this.amount = amount;
    this.vouchers.askSoon(this.worth);
  }

  /** Fills in what somebody else has put together; it is there to be looked at, and starts nothing. */
  fill({ currency, network, address, amount = '' }: WithdrawalDraft): void {
    this.currency = currency;
    this.chosenNetwork = network;
    this.address = address;
    this.detected = false;
    this.amount = amount;
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

  /** Changes to the network of the address, where it belongs to one other than the chosen. */
  private detect(): void {
    this.detected = false;
    if (this.checkedAddress?.ok) return;
    const names = this.networks.map(({ name }) => name);
    const network = detectNetwork(this.address.trim(), names);
    if (network === undefined) return;
    this.chosenNetwork = network;
    this.detected = true;
  }
}

function openNetworks(currency: Currency | undefined): WithdrawalNetwork[] {
  return (currency?.protocols ?? []).flatMap(({ fee, ...network }) => (fee === undefined ? [] : [{ ...network, fee }]));
}
