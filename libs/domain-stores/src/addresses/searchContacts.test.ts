import { describe, expect, it } from 'vitest';
import { CONTACT_EXAMPLE, type Contact } from '@ezwallet/api-client/contract';
import { searchContacts } from './searchContacts.ts';

const PERSON: Contact = {
  addressId: 'ad_1',
  toType: 1,
  to: '9XM3QA',
  nickMasked: 'W•••',
  name: '王小明',
  remark: 'Lunch',
  createdAt: 1,
};
const BOOK = [CONTACT_EXAMPLE, PERSON];

describe('searchContacts', () => {
  it.each([
    ['', [CONTACT_EXAMPLE, PERSON]],
    ['  cold ', [CONTACT_EXAMPLE]],
    ['ＬＥＤＧＥＲ', [CONTACT_EXAMPLE]],
    ['trc20', [CONTACT_EXAMPLE]],
    ['tqghk', [CONTACT_EXAMPLE]],
    ['小明', [PERSON]],
    ['9xm3', [PERSON]],
    ['w•', [PERSON]],
    ['lunch', [PERSON]],
    ['nobody', []],
  ])('%j', (text, found) => {
    expect(searchContacts(BOOK, text)).toEqual(found);
  });
});
