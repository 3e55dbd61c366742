import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldsOfPeople } from './fieldsOfPeople.ts';
import { findRawText } from './findRawText.ts';
import { readTree } from './readTree.ts';
import { userTexts } from './userTexts.ts';

const ROOT = join(import.meta.dirname, '../..');
const fields = fieldsOfPeople();

it('knows the fields of people from the contract', () => {
  expect([...fields]).toEqual(
    expect.arrayContaining(['nickName', 'nickMasked', 'remark', 'memo', 'realName', 'payerName']),
  );
  expect(fields.has('billNo')).toBe(false);
});

it('every screen shows what people write through UserText [S34]', () => {
  const files = readTree(ROOT);
  expect(files.filter(({ path }) => path.startsWith('apps/wallet/src/')).length).toBeGreaterThan(100);
  expect(userTexts.check(files)).toEqual([]);
});

describe('the search', () => {
  it.each([
    '<p>{trade.payerName}</p>',
    '<bdi className={styles.name}>{user.nickName}</bdi>',
    '<b>{contactName ?? nickMasked}</b>',
    '<span>{remark || t`None`}</span>',
    '<ListItem title={person.nickMasked} />',
    '{ label: t`Note`, value: confirmed.remark }',
  ])('finds %s', (source) => {
    expect(findRawText(source, fields)).toHaveLength(1);
  });

  it.each([
    '<UserText className={styles.name}>{contactName ?? nickMasked}</UserText>',
    '{ label: t`Note`, value: <UserText>{remark}</UserText> }',
    '<ChineseText>{account.bankName}</ChineseText>',
    '<p>{bill.billNo}</p>',
    '<TextField value={remark} />',
    '{remark !== "" && <p>Yes</p>}',
  ])('leaves %s', (source) => {
    expect(findRawText(source, fields)).toEqual([]);
  });
});
