import { KYC_APPLY_STATUS } from '@ezwallet/api-client/constants';
import type { Contract, KycInfo, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import { failureOf } from '../kit/failures.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { type DocumentCalls, type DocumentFile, type DocumentTask, sendDocument } from './sendDocument.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** The facts that a person gives for level 1. */
export type IdentityApplication = RequestOf<Contract['kyc']['createKycJunior']>;
/** The facts and the pictures of the document that a person gives for level 2. */
export type HigherApplication = RequestOf<Contract['kyc']['createKycHigher']>;
/** Lets another device send files of an application, and lists those that it has sent. */
export type HandOver = ResponseOf<Contract['kyc']['getUserPhone']>;
/** Digits to read out in a video, and when they expire: epoch milliseconds. */
export interface VideoCode {
  readonly code: string;
  readonly expiresAt: number;
}
/** Why no video came about. */
export type VideoFailure = RequestOf<Contract['trading']['saveFailKyc3Record']>['reason'];

/** How often a screen asks what the other device has sent. */
const ASK_EVERY = 3000;

/** The calls that apply for a level. */
type Application = Contract['kyc']['createKycJunior' | 'createKycHigher'] | Contract['user']['createKycRecord'];

/** The verification of the signed-in person: their level, and the limits of each level. */
export class IdentityStore {
  readonly info: Resource<KycInfo>;
  readonly videoCode: Resource<VideoCode>;
  /** Another device that takes the pictures or the video. */
  readonly handOver: Resource<HandOver>;

  readonly #api: Deps['api'];
  readonly #clock: Deps['clock'];
  readonly #session: Pick<SessionStore, 'reload'>;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>, { session }: { session: Pick<SessionStore, 'reload'> }) {
    this.#api = api;
    this.#clock = clock;
    this.#session = session;
    this.info = new Resource(() => api.user.getKycInfo());
    this.handOver = new Resource(() => api.kyc.getUserPhone());
    this.videoCode = new Resource(async () => {
      const { videoCode: code, expiresAt } = await api.user.createKycRecord({ type: 'videoCode' });
      if (code === undefined || expiresAt === undefined) throw new Error('The server gave no digits to read out.');
      return { code, expiresAt };
    });
  }

  /** Applies for level 1. The server decides at once. @throws ApiError with the codes of `createKycJunior` */
  readonly apply = async (application: IdentityApplication): Promise<void> => {
    await this.#send(1, () => this.#api.kyc.createKycJunior(application));
  };

  /** Applies for level 2. @throws ApiError with the codes of `createKycHigher` */
  readonly applyHigher = async (application: HigherApplication): Promise<void> => {
    await this.#send(2, () => this.#api.kyc.createKycHigher(application));
  };

  /** Applies for level 3 with a video of the digits. @throws ApiError with the codes of `createKycRecord` */
  readonly applyWithVideo = async (videoId: string): Promise<void> => {
    const { code } = await this.videoCode.need();
    await this.#send(3, () => this.#api.user.createKycRecord({ type: 'video', videoId, code }));
  };

  /** Applies for level 4 with papers about the source of funds. @throws ApiError with the codes of `createKycRecord` */
  readonly applyWithFunds = async (
    funds: Pick<Extract<RequestOf<Contract['user']['createKycRecord']>, { type: 'funds' }>, 'incomeSource' | 'fileIds'>,
  ): Promise<void> => {
    await this.#send(4, () => this.#api.user.createKycRecord({ type: 'funds', ...funds }));
  };

  /** Stores a picture or a video of an application. The screen tells what went wrong. @returns the id of the file */
  readonly upload = async (fileType: 'IMG' | 'VIDEO', file: DocumentFile, task: DocumentTask = {}): Promise<string> => {
    const { user, kyc } = this.#api;
    const calls: DocumentCalls = {
      whole: (whole, options) => user.uploadFileKyc({ fileType, file: whole }, options),
      start: (announced, options) => kyc.startUpload({ fileType, ...announced }, options),
      append: kyc.appendUpload,
    };
    return await sendDocument({ clock: this.#clock }, calls, file, task);
  };

  /** Tells staff why no video came about. Nobody waits for it. */
  readonly reportVideoFailure = (reason: VideoFailure): void => {
    this.#api.trading.saveFailKyc3Record({ reason }).catch(() => undefined);
  };

  /** Asks for the token of another device, and then what it has sent, until the returned function is called. */
  readonly watchHandOver = (): (() => void) => {
    void this.handOver.reload();
    return this.#clock.every(ASK_EVERY, () => {
      if (!this.handOver.isLoading) void this.handOver.reload();
    });
  };

  /** Applies for a level. One whose answer was lost, or that another device has sent, is done if the server has it. */
  async #send(level: number, call: () => Promise<unknown>): Promise<void> {
    let doubt: unknown;
    try {
      await call();
    } catch (error) {
      const { code, mayBeDone } = failureOf<Application>(error);
      if (!mayBeDone && code !== 'KYC_DONE_ALREADY') throw error;
      doubt = error;
    }
    await this.#reload();
    const { kycLevel = 0, applyLevel, kycApplyStatus } = this.info.value ?? {};
    const isIn = applyLevel === level && kycApplyStatus === KYC_APPLY_STATUS.reviewing;
    if (doubt && kycLevel < level && !isIn) throw doubt;
  }

  async #reload(): Promise<void> {
    this.videoCode.clear();
    this.handOver.clear();
    // The application is in by now; a failed load tells nothing else.
    await Promise.all([this.#session.reload().catch(() => undefined), this.info.reload()]);
  }
}
