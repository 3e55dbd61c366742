import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { MESSAGES_PER_CALL } from '../../constants/messages.ts';
import { messageIds } from './siteMessage.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `ms_${index}`).join(',');

describe('messageIds', () => {
  it.each(['1', 'ms_4Tz8', '1,2,3', ids(MESSAGES_PER_CALL)])('takes %s', (text) => {
    expect(is(messageIds, text)).toBe(true);
  });

  it.each(['', ',', '1,', ',1', '1,,2', '1, 2', '1;2', "1' or '1", ids(MESSAGES_PER_CALL + 1)])(
    'refuses %s',
    (text) => {
      expect(is(messageIds, text)).toBe(false);
    },
  );
});
