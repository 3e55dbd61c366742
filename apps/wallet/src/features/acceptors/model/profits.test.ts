import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import { incomePoints, profitsFile, workingDays } from './profits.ts';

const PROFITS = contract.user.sumPeriodLog.example.response;
const NOTHING = { date: '2026-11-22', bills: 0, turnover: '0', spread: '0', rebate: '0', income: '0' };
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('lists the days with a trade, the newest first', () => {
  expect(workingDays([...PROFITS.list, NOTHING]).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20']);
});

it('draws every day, also one without a trade', () => {
  expect(incomePoints([...PROFITS.list, NOTHING]).map(({ value }) => value)).toEqual(['0.3', '25.3', '0']);
});

it('exports every day of the period', async () => {
  const file = profitsFile({ ...PROFITS, list: [...PROFITS.list, NOTHING] }, i18n);
  expect([file.name, file.type]).toEqual(['ezwallet-income-3-days-2026-11-22.csv', 'text/csv;charset=utf-8']);
  const lines = new TextDecoder().decode(await new Response(file).arrayBuffer()).split('\r\n');
  expect(lines[0]).toBe('Date,Trades,"Turnover, USDT","Spread, USDT","Rebate, USDT","Income, USDT"');
  expect(lines[1]).toBe('2026/11/20,5,3100,-1.2,1.5,0.3');
  expect(lines[3]).toBe('2026/11/22,0,0,0,0,0');
});
