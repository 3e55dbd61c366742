import { makeAutoObservable } from 'mobx';
import type { Contract, PayAccount, PayMethodId, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';

type Without<Request, Field extends PropertyKey> = Request extends unknown ? Omit<Request, Field> : never;

/** A new account for the money of trades, without the proof of its owner. */
export type NewPayAccount = Without<RequestOf<Contract['bank']['addPayAccount']>, 'payPassTicket'>;
/** One account, and whether an open trade pays into it. */
export type PayAccountInfo = ResponseOf<Contract['bank']['payAccountInfo']>;
/** A pay method with the person's accounts for it, the default one first. */
export interface PaymentWay {
  readonly payMethodId: PayMethodId;
  readonly accounts: readonly PayAccount[];
}
/** A bank that accounts can be with. */
export type Bank = ResponseOf<Contract['common']['getBankList']>[number];
/** A province with its cities. */
export type Province = ResponseOf<Contract['common']['getProvinceCityList']>[number];
type StoredPicture = ResponseOf<Contract['common']['getImage']>;

/** The part of a new account that the payment password confirms: its number, or the picture of its code. */
export function accountOf(account: NewPayAccount): string {
  if ('qrFileId' in account) return account.qrFileId;
  return 'walletNo' in account ? account.walletNo : account.accountNo;
}

/** The accounts that receive the money of the signed-in person's trades, and what new ones are made from. */
export class PayAccountsStore {
  /** The pay methods that an account can be added for, in display order, each with its accounts. */
  readonly ways: Resource<readonly PaymentWay[]>;
  readonly banks: Resource<readonly Bank[]>;
  readonly provinces: Resource<readonly Province[]>;
  /** One account by its id. */
  readonly infos: Resources<[id: string], PayAccountInfo>;
  /** Stored pictures of codes, by their file. */
  readonly pictures: Resources<[fileId: string], StoredPicture>;

  readonly #api: Deps['api'];

  constructor({ api }: Pick<Deps, 'api'>) {
    this.#api = api;
    this.ways = new Resource<readonly PaymentWay[]>(async () => {
      const [methods, all] = await Promise.all([api.bank.queryPayMethodName(), api.bank.all({})]);
      return methods.map(({ payMethodId }) => ({
        payMethodId,
        accounts: all.filter((account) => account.payMethodId === payMethodId),
      }));
    });
    this.banks = new Resource<readonly Bank[]>(() => api.common.getBankList({}));
    this.provinces = new Resource<readonly Province[]>(() => api.common.getProvinceCityList());
    this.infos = new Resources((id: string) => new Resource(() => api.bank.payAccountInfo({ id })));
    this.pictures = new Resources((fileId: string) => new Resource(() => api.common.getImage({ fileId })));
    makeAutoObservable(
      this,
      { ways: false, banks: false, provinces: false, infos: false, pictures: false },
      { autoBind: true },
    );
  }

  /** The banks that accounts of a pay method can be with; none while they are not loaded. */
  banksOf(method: PayMethodId): readonly Bank[] {
    return (this.banks.value ?? []).filter(({ payMethodIds }) => payMethodIds.includes(method));
  }

  /** Stores the picture of a code. @returns its file @throws ApiError with the codes of `uploadFile` */
  async upload(fileBase64: string, fileName: string, signal: AbortSignal): Promise<string> {
    const request = { fileBase64, fileName, fileType: 'IMG', index: 0 } as const;
    return (await this.#api.user.uploadFile(request, { signal, quiet: true })).fileId;
  }

  /** Adds an account. @throws ApiError with the codes of `addPayAccount` */
  async add(account: NewPayAccount, payPassTicket: string): Promise<true> {
    await this.#api.bank.addPayAccount({ ...account, payPassTicket });
    await this.ways.reload();
    return true;
  }

  /** Makes an account the default of its pay method. @throws ApiError with the codes of `pin` */
  async pin(id: string): Promise<void> {
    await this.#api.bank.pin({ id });
    await Promise.all([this.infos.of(id).reload(), this.ways.reload()]);
  }

  /** Removes an account. @throws ApiError with the codes of `deletePayAccount` */
  async remove(id: string): Promise<void> {
    await this.#api.bank.deletePayAccount({ id });
    this.ways.set(
      (this.ways.value ?? []).map((way) => ({ ...way, accounts: way.accounts.filter((account) => account.id !== id) })),
    );
  }
}
