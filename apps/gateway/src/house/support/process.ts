import { SUPPORT_STATES } from '@ezwallet/api-client/constants';
import { type Db, sql } from '../../db/index.ts';
import { defineProcess } from '../../process/defineProcess.ts';
import { type Case, runProcess } from '../../process/runProcess.ts';

const { withSupport, withMember, closed } = SUPPORT_STATES;

/** The turns of a conversation with support. A message moves it when it changes the turn; a closed one goes on when somebody writes. */
const lifeOfSupport = defineProcess({
  name: 'support',
  states: { withSupport: { wire: withSupport }, withMember: { wire: withMember }, closed: { wire: closed } },
  moves: [
    { event: 'open', from: [], to: 'withSupport', by: 'member', effect: 'keep' },
    { event: 'write', from: ['withMember', 'closed'], to: 'withSupport', by: 'member', effect: 'keep' },
    {
      event: 'reply',
      from: ['withSupport', 'closed'],
      to: 'withMember',
      by: 'operator',
      effect: 'keep',
      starts: 'silence',
    },
    { event: 'close', from: ['withSupport', 'withMember'], to: 'closed', by: ['member', 'operator'], effect: 'keep' },
    { event: 'lapse', from: ['withMember'], to: 'closed', by: 'clock', effect: 'keep' },
  ],
});

/** The states of a conversation with support. */
export type SupportStateName = keyof typeof lifeOfSupport.states;

/** The state on the wire. A guest who has written nothing yet is to write. */
export const wireOf = (state: SupportStateName | 'new') =>
  lifeOfSupport.states[state === 'new' ? 'withMember' : state].wire;

/** Reads a conversation, which stays locked. */
const lockConversation = async (tx: Db, id: bigint): Promise<Case<SupportStateName>> =>
  await tx.one(sql`select id, state from conversation where id = ${id} for no key update`);

/** Moves conversations with support. An answer that stays without a reply ends one after a while. */
export const supportProcess = runProcess(lifeOfSupport, {
  async silence(tx, id) {
    const subject = await lockConversation(tx, id);
    if (subject.state === 'withMember') await supportProcess.move(tx, subject, 'lapse', { by: 'clock' });
  },
});

/** Closes a conversation; a closed one stays closed. */
export async function closeConversation(db: Db, id: bigint, by: 'member' | 'operator'): Promise<void> {
  await db.tx(async (tx) => {
    const subject = await lockConversation(tx, id);
    if (subject.state !== 'closed') await supportProcess.move(tx, subject, 'close', { by });
  });
}
