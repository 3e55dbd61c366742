import type { Messenger } from '../mail/Messenger.ts';
import type { Words } from '../mail/words.ts';
import { emailOf, type Member, phoneOf } from './members.ts';

/** Sends a notice to every phone and mailbox of a member, so that a thief of one of them cannot keep it from the owner. */
export function tellOwner({ messenger }: { readonly messenger: Messenger }, member: Member, words: Words): void {
  for (const name of [phoneOf(member), emailOf(member)]) {
    if (name && messenger.canReach(name.kind)) messenger.send(name, words);
  }
}
