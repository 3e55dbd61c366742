import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SUPPORT_STATES, SUPPORT_SUBJECTS, type SupportSubject } from '@ezwallet/api-client/constants';
import type { SupportConversation } from '@ezwallet/api-client/contract';
import type { SupportAbout } from '@ezwallet/domain-stores';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Glyph } from '@ezwallet/ui';

interface SubjectLook {
  readonly name: MessageDescriptor;
  readonly glyph: Glyph;
}

/** How each subject of a conversation looks. */
export const SUBJECTS: Readonly<Record<SupportSubject, SubjectLook>> = {
  free: { name: msg`Question`, glyph: glyphs.help },
  order: { name: msg`Order`, glyph: glyphs.shieldCheck },
  bill: { name: msg`Bill`, glyph: glyphs.receipt },
  verification: { name: msg`Verification`, glyph: glyphs.card },
  account: { name: msg`Account and security`, glyph: glyphs.lock },
  login: { name: msg`Login`, glyph: glyphs.key },
};

/** Whose turn it is, in words. */
export const TURNS: Readonly<Record<SupportConversation['state'], MessageDescriptor>> = {
  [SUPPORT_STATES.withSupport]: msg`With us`,
  [SUPPORT_STATES.withMember]: msg`Your turn`,
  [SUPPORT_STATES.closed]: msg`Closed`,
};

const isSubject = (text: string): text is SupportSubject => SUPPORT_SUBJECTS.some((subject) => subject === text);

/** Reads what an address says a new conversation is about: a question, where it says nothing we know. */
export function readAbout(query: URLSearchParams): SupportAbout {
  const subject = query.get('subject') ?? '';
  const reference = query.get('reference') ?? '';
  const needsNumber = subject === 'order' || subject === 'bill';
  if (!isSubject(subject) || needsNumber !== (reference !== '')) return { subject: 'free', reference: '' };
  return { subject, reference };
}
