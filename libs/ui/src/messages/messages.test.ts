import { expect, test } from 'vitest';
import { builtInMessages } from './builtInMessages.ts';
import { en } from './en.ts';
import type { Messages } from './Messages.ts';

/** Simplified and traditional forms of common interface characters that differ. */
const PAIRS =
  '关關 闭閉 确確 载載 试試 选選 项項 组組 码碼 证證 错錯 误誤 开開 启啟 应應 输輸 复複 显顯 隐隱 说說 还還 认認 发發 后後 时時 间間 请請 ' +
  '问問 题題 为為 与與 从從 这這 样樣 对對 话話 页頁 车車 东東 长長 门門 见見 风風 马馬 账賬 单單 转轉 换換 让讓 该該 设設 动動 击擊 导導 ' +
  '览覽 标標 签籤 块塊 图圖 验驗 无無 张張 号號 区區 键鍵 盘盤 删刪 数數 点點 进進 过過 剩剩 余餘 势勢 涨漲 搜搜 败敗 够夠 汇匯 币幣 钱錢 银銀';

const pairs = PAIRS.split(' ')
  .map((pair) => [...pair] as [string, string])
  .filter(([simplified, traditional]) => simplified !== traditional);

const words = (messages: Messages) =>
  Object.values(messages)
    .map((value) => (typeof value === 'string' ? value : String((value as (...args: unknown[]) => unknown)(1, 2))))
    .join('\n');

test('every language has every key, of the same type', () => {
  const shape = (messages: Messages) =>
    Object.entries(messages)
      .map(([key, value]) => `${key}:${typeof value}`)
      .sort();
  for (const messages of Object.values(builtInMessages)) expect(shape(messages)).toEqual(shape(en));
});

test('no built-in text is empty', () => {
  for (const messages of Object.values(builtInMessages)) expect(words(messages).split('\n')).not.toContain('');
});

test('zh_HK contains no simplified character and zh_CN no traditional one', () => {
  const hongKong = words(builtInMessages.zh_HK);
  const mainland = words(builtInMessages.zh_CN);
  expect(pairs.filter(([simplified]) => hongKong.includes(simplified))).toEqual([]);
  expect(pairs.filter(([, traditional]) => mainland.includes(traditional))).toEqual([]);
});

test('zh_HK says 你 where zh_CN says 您, and never the other way round', () => {
  expect(words(builtInMessages.zh_HK)).not.toContain('您');
  expect(words(builtInMessages.zh_CN)).not.toContain('你');
});
