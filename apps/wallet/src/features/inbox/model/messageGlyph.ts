import { MESSAGE_TYPES } from '@ezwallet/api-client/constants';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import * as glyphs from '@ezwallet/ui/glyphs';

const GLYPHS = {
  [MESSAGE_TYPES.site]: glyphs.megaphone,
  [MESSAGE_TYPES.system]: glyphs.shield,
  [MESSAGE_TYPES.trade]: glyphs.exchange,
  [MESSAGE_TYPES.funds]: glyphs.transfer,
  [MESSAGE_TYPES.promotion]: glyphs.gift,
} as const satisfies Readonly<Record<InboxMessage['type'], unknown>>;

/** The picture of a message: of its subject, and of devices where it is about one. */
export const messageGlyph = ({ type, link }: InboxMessage) => (link === '/devices' ? glyphs.devices : GLYPHS[type]);
