import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import { statementText } from './statementText.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const about = { month: '2026/11', userNoMasked: '9X•••A', madeAt: 0 };
const { response } = contract.order.getStatement.example;

it('names the other side of a movement: a person, masked, or the ends of an address', () => {
  const withdrawal = { ...response.list[1]!, counterparty: undefined, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  const { movements } = statementText({ ...response, list: [...response.list, withdrawal] }, about, i18n);
  expect(movements.rows.map((row) => row[2])).toEqual(['', 'W••• 88•••46', 'TR7NHq…gjLj6t']);
});

it('has a cell for each column', () => {
  const { balances, movements } = statementText(response, about, i18n);
  for (const { head, rows } of [balances, movements]) for (const row of rows) expect(row).toHaveLength(head.length);
});
