import type { Services } from '../app/Services.ts';
import type { Withdrawal } from './Withdrawal.ts';

/** What a step leaves: another one to take at once, or nothing before the network has moved on. */
export type Progress = 'again' | 'later';

/** One step of the sender. Interrupted anywhere it can be taken again; taken by two at once it happens once. */
export type SendingStep = (services: Services, withdrawal: Withdrawal) => Promise<Progress>;
