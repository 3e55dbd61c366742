import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldsOfPeople } from './fieldsOfPeople.ts';
import { findRawText } from './findRawText.ts';

const SCREENS = join(import.meta.dirname, '../../apps/wallet/src');
const fields = fieldsOfPeople();

it('knows the fields of people from the contract', () => {
  expect([...fields]).toEqual(
    expect.arrayContaining(['nickName', 'nickMasked', 'remark', 'memo', 'realName', 'payerName']),
  );
  expect(fields.has('billNo')).toBe(false);
});

it('every screen shows what people write through UserText [S34]', () => {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const raw = files.flatMap((file) =>
    findRawText(readFileSync(join(SCREENS, file), 'utf8'), fields).map((found) => `${file}: ${found}`),
  );
  expect(raw).toEqual([]);
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
    '<p>{bill.billNo}</p>',
    '<TextField value={remark} />',
    '{remark !== "" && <p>Yes</p>}',
  ])('leaves %s', (source) => {
    expect(findRawText(source, fields)).toEqual([]);
  });
});
