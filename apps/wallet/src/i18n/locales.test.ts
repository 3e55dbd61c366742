import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { NAMED_CODES, RESPONSE_CODES } from '@ezwallet/api-client/codes';
import { LOCALES, type Locale } from '@ezwallet/domain-stores';
import { ISSUE_CODES } from '@ezwallet/validators';
import { errorMessages } from './errors/errorMessages.ts';
import { issueMessages } from './issueMessages.ts';
import { featureWords } from './featureWords.gen.ts';

const format = formatter();

const FEATURES_FOLDER = join(import.meta.dirname, '../features');
const SHELL = import.meta.dirname;
const COMMON = join(import.meta.dirname, 'common');
/** They load without the common words. */
const WITHOUT_COMMON = [join(import.meta.dirname, 'errors'), join(FEATURES_FOLDER, 'auth')];
const others = Object.keys(featureWords)
  .map((feature) => join(FEATURES_FOLDER, feature))
  .filter((folder) => !WITHOUT_COMMON.includes(folder));
const folders = [SHELL, COMMON, ...WITHOUT_COMMON, ...others];

/** The words of the shell and of every feature. */
async function read(locale: Locale) {
  return (await Promise.all(folders.map((folder) => readFolder(folder, locale)))).flat();
}

async function readFolder(folder: string, locale: Locale) {
  const filename = join(folder, 'locales', `${locale}.po`);
  const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  return Object.entries(catalog).map(([id, entry]) => ({
    id,
    source: entry.message ?? '',
    words: entry.translation ?? '',
  }));
}

/** Characters that only simplified Chinese uses, limited to those frequent in a wallet. */
const SIMPLIFIED =
  /[们个为么义习书买乱争于亏云产亲仅从仓价众优会传伤伦备够头夺奋妇学宁实审宽对导寻将尔层属岁币师带帮广库应废开异弃张弹强归当录彻径忆怀态总恋恶悬惊惯惩愿户扑执扩扫扬报担拟择拥换据损摄敌断无旧时显晓权条来极构标样档梦检楼欢残毁气汇汉没沟泽济浏测润涨渐温湾满滚灭灯点烦热爱环现电画畅疗离种积称稳穷窃竞笔签简类粮紧纠红约级纪纯纸线练组细终经结给络绝统继续维综绿缓编缩网罗罚职联肃胜脑脸节苏范荐药获营虑补装见观规视览觉订认讨让训议记讲许论设访证评识诈诉词译试诚话询该详语误说请诸读课调谁谅谈谢谨账货质购贯贴贵费资赔赖赚赢趋跃踪车转轮软轻载输辑边达过运还进远违连迟适选递逻遗邮释里钟钱铁银链销锁错键镜长门闭问间闻队阳阴际陆险随隐难顶项顺须顾预领频题额风饭馆驱验骗鸟龙龟]/;

/** Wrong names and the right one, so that every screen calls the same thing by the same name. */
const OTHER_NAMES: Readonly<Record<Exclude<Locale, 'en'>, readonly (readonly [other: RegExp, name: string])[]>> = {
  zh_CN: [
    [/帐/, '账'],
    [/登陆/, '登录'],
    [/提现/, '提币'],
    [/答复/, '回复'],
    [/会员/, '用户'],
    [/优惠劵/, '优惠券'],
  ],
  zh_HK: [
    [/賬(?=[戶號])/, '帳戶, 帳號'],
    [/帳(?![戶號])/, '賬單, 轉賬, 到賬, 入賬'],
    [/裡/, '裏'],
    [/結餘/, '餘額'],
    [/數字(?=人民幣|資產|貨幣)/, '數碼'],
    [/網路/, '網絡'],
    [/登錄/, '登入'],
    [/主頁/, '首頁'],
    [/提現/, '提幣'],
    [/答覆/, '回覆'],
    [/短信/, '短訊'],
    [/郵箱/, '電郵'],
    [/搜索/, '搜尋'],
    [/設置/, '設定'],
    [/列表/, '清單'],
    [/優惠卷/, '優惠券'],
  ],
};

it('every feature has its own catalogs', () => {
  expect(readdirSync(FEATURES_FOLDER).toSorted()).toEqual(Object.keys(featureWords).toSorted());
});

describe.each(LOCALES)('catalog %s', (locale) => {
  it('has every message of the source', async () => {
    const ids = (entries: Awaited<ReturnType<typeof read>>) => entries.map(({ id }) => id).sort();
    expect(ids(await read(locale))).toEqual(ids(await read('en')));
  });

  it('leaves none untranslated', async () => {
    expect((await read(locale)).filter(({ words }) => words.trim() === '')).toEqual([]);
  });

  // All catalogs go into one table. If one message has two translations, the catalog that loads last wins everywhere.
  it('translates the same message alike in every catalog; a text with two meanings has a context', async () => {
    const wordsOf = new Map<string, Set<string>>();
    for (const { id, words } of await read(locale)) wordsOf.set(id, (wordsOf.get(id) ?? new Set()).add(words));
    expect([...wordsOf.values()].filter(({ size }) => size > 1).map((words) => [...words])).toEqual([]);
  });

  it('keeps every value and tag of the source', async () => {
    const marks = (text: string) =>
      [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>|#/g) ?? [])].filter((mark) => mark !== '#').sort();
    for (const { source, words } of await read(locale)) expect([source, marks(words)]).toEqual([source, marks(source)]);
  });
});

describe('the common words', () => {
  const idsOf = async (folder: string) => (await readFolder(folder, 'en')).map(({ id }) => id);

  const hint = 'run "npm run extract -w @ezwallet/wallet"';

  it(`have every text that three features use: ${hint}`, async () => {
    const uses = new Map<string, number>();
    for (const id of (await Promise.all(others.map(idsOf))).flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count >= 3)).toEqual([]);
  });

  it(`are with no feature that loads them anyway, and no text of the shell is anywhere else: ${hint}`, async () => {
    const [shell, common] = await Promise.all([idsOf(SHELL), idsOf(COMMON)]);
    const alone = (await Promise.all(WITHOUT_COMMON.map(idsOf))).flat();
    const below = (await Promise.all(others.map(idsOf))).flat();
    expect([...common, ...alone, ...below].filter((id) => shell.includes(id))).toEqual([]);
    expect(below.filter((id) => common.includes(id))).toEqual([]);
  });
});

/** As for Chinese below. */
const OTHER_ENGLISH: readonly (readonly [other: RegExp, name: string])[] = [
  [/customer service|\bstaff\b/i, 'support'],
  [/\busers\b|\bcustomers\b/i, 'members'],
  [/\bspendable\b/i, 'available'],
  [/\blots?\b/i, 'range'],
  [/\w'\w/, 'a curly apostrophe'],
];

it('English calls one thing by one name', async () => {
  const texts = (await read('en')).map(({ words }) => words);
  const found = OTHER_ENGLISH.map(([other, name]) => ({ name, instead: texts.filter((words) => other.test(words)) }));
  expect(found.filter(({ instead }) => instead.length > 0)).toEqual([]);
});

describe('Chinese', () => {
  it('of Hong Kong has no simplified characters', async () => {
    expect((await read('zh_HK')).filter(({ words }) => SIMPLIFIED.test(words)).map(({ words }) => words)).toEqual([]);
  });

  it.each(Object.entries(OTHER_NAMES))('of %s calls one thing by one name', async (locale, names) => {
    const texts = (await read(locale as Locale)).map(({ words }) => words);
    const found = names.map(([other, name]) => ({ name, instead: texts.filter((words) => other.test(words)) }));
    expect(found.filter(({ instead }) => instead.length > 0)).toEqual([]);
  });

  it('addresses people as 你 in Hong Kong and as 您 on the mainland', async () => {
    expect((await read('zh_HK')).filter(({ words }) => words.includes('您'))).toEqual([]);
    expect((await read('zh_CN')).filter(({ words }) => words.includes('你'))).toEqual([]);
  });
});

describe('words for codes', () => {
  const silent = ['0000', '400002', '400003', 'HTTP 400', '2222', '3025'];

  it('exist for every code that is not silent', () => {
    const codes = [...RESPONSE_CODES.map(({ code }) => code).filter((code) => code !== '*'), ...NAMED_CODES];
    expect(Object.keys(errorMessages).sort()).toEqual([...codes].sort());
    const without = codes.filter((code) => errorMessages[code] === null);
    expect(without.sort()).toEqual([...silent].sort());
  });

  it('exist for every issue of a validator', () => {
    expect(Object.keys(issueMessages).sort()).toEqual([...ISSUE_CODES].sort());
  });
});
