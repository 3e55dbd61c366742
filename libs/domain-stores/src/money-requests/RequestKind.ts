import type { PayPurpose } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import type { RequestStamp } from './PendingRequest.ts';
import type { CallCredentials } from './RequestCredentials.ts';
import type { JournalPart } from './RequestJournal.ts';
import type { TransferAnswer } from './transfer-answers.ts';

/** The ports that a request uses. */
export type RequestDeps = Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids' | 'journalStore' | 'serverNow'>;

/**
 * Everything in which one kind of request differs from another. `Details` is what the person confirms, `Preview` what the
 * server says about it before it is sent, `Entry` what is stored before it is sent, `Draft` what a visit of its screen may
 * bring.
 */
export interface RequestKind<Details, Preview, Entry, Draft> {
  readonly journal: JournalPart<Entry>;
  /** The screen is free for a request: fills in what the visit brings, in place of whatever is there. */
  readonly begin: (draft: Draft | null) => void;
  /** Asks the server what it says about a request. */
  readonly preview: (details: Details) => Promise<Preview>;
  /** Names what the person confirms with the payment password, exactly as `execute` sends it. */
  readonly toPurpose: (details: Details, preview: Preview) => PayPurpose;
  /** Puts together what is stored. */
  readonly toEntry: (details: Details, preview: Preview, stamp: RequestStamp) => Entry;
  /** Makes the call that moves the money, or repeats it. */
  readonly execute: (entry: Entry, credentials: CallCredentials) => Promise<TransferAnswer>;
  /** The screen now shows a request that an earlier page left without an answer. */
  readonly onResumed?: (entry: Entry) => void;
  /** The outcome of a request became known, either way. */
  readonly onMoved: () => void;
}
