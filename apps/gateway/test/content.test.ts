import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUESTION_CODES } from '@ezwallet/api-client/constants';
import { PAGES, statics } from '@ezwallet/api-client/contract';
import { Transformer } from '@napi-rs/image';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import type { Health } from '../src/server/health.ts';
import { SANDBOX_CONTENT, seedContent } from '../src/sandbox/content/seedContent.ts';
import { operate } from './harness/operate.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import type { TestGateway } from './harness/testGateway.ts';
import { useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, device } = stage));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(async () => await rm(folder, { recursive: true }));

let made = 0;
async function file(bytes: string | Buffer): Promise<string> {
  const path = join(folder, String((made += 1)));
  await writeFile(path, bytes);
  return path;
}

type Options = Readonly<Record<string, string>>;

/** Writes a notice as Ann. @returns its code */
async function write(texts: Options, options: Options = {}, code = `notice-${(made += 1)}`): Promise<string> {
  const files = Object.fromEntries(
    await Promise.all(Object.entries(texts).map(async ([lang, text]) => [lang, await file(text)] as const)),
  );
  await operate(gateway, 'content write', [code], { kind: 'notice', as: 'Ann', ...files, ...options });
  return code;
}

const publish = (code: string, version = 1, as = 'Ben') =>
  operate(gateway, 'content publish', [code, String(version)], { as });

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly lang: string;
}

async function bulletins(lang?: string): Promise<readonly Shown[]> {
  const { body } = await device.call('/bulletin/getBulletins', { pageNo: 1, pageSize: 100, ...(lang && { lang }) });
  return (body as { list: Shown[] }).list;
}
const find = async (code: string, lang = 'en') => (await bulletins(lang)).find(({ id }) => id === code);

const EN = '# Quiet hours\n\nThe office is closed on **Sunday**.';

it('shows a text only after somebody else has published it', async () => {
  const code = await write({ en: EN });
  expect(await find(code)).toBeUndefined();
  await expect(publish(code, 1, 'Ann')).rejects.toThrow('Ann wrote it');
  await expect(publish(code, 1, 'ANN')).rejects.toThrow('Ann wrote it');
  await publish(code);
  expect(await find(code)).toMatchObject({
    title: 'Quiet hours',
    content: 'The office is closed on Sunday.',
    lang: 'en',
  });
  await expect(publish(code)).rejects.toThrow('is published');
});

it('never holds a version whose writer published it, whatever wrote the row', async () => {
  const code = await write({ en: EN });
  await expect(
    gateway.db.query(sql`
      update content_version set published_by = 'ann', published_at = app_now()
      where content_id = (select id from content where code = ${code})`),
  ).rejects.toThrow('content_version_four_eyes');
});

it('falls back to English where a language is missing, and says so', async () => {
  const code = await write({ en: EN, zh_HK: '# 休息時間\n\n星期日休息。' });
  await publish(code);
  expect(await find(code, 'zh_HK')).toMatchObject({ title: '休息時間', lang: 'zh_HK' });
  expect(await find(code, 'zh_CN')).toMatchObject({ title: 'Quiet hours', lang: 'en' });
  const everywhere = (await bulletins()).filter(({ id }) => id === code);
  expect(everywhere.map(({ lang }) => lang)).toEqual(['en', 'zh_HK']);
  expect((await operate(gateway, 'content preview', [code, '1'])).text).toContain('Not in zh_CN');
});

it('shows a text from its start to its end', async () => {
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const code = await write({ en: EN }, { from: at(hour), until: at(2 * hour) });
  await publish(code);
  expect(await find(code)).toBeUndefined();
  await gateway.shiftClock(1.5 * hour);
  expect(await find(code)).toBeDefined();
  await gateway.shiftClock(2.5 * hour);
  expect(await find(code)).toBeUndefined();
  await expect(write({ en: EN }, { from: at(hour), until: at(0) })).rejects.toThrow('ends before it begins');
  await expect(write({ en: EN }, { from: 'soon' })).rejects.toThrow('is a moment');
});

it('keeps every version, and a correction waits for its own time', async () => {
  const code = await write({ en: EN });
  await publish(code);
  await write({ en: '# Quiet hours\n\nOpen again.' }, { from: new Date(Date.now() + 3_600_000).toISOString() }, code);
  await publish(code, 2);
  expect(await find(code)).toMatchObject({ content: 'The office is closed on Sunday.' });
  await gateway.shiftClock(2 * 3_600_000);
  expect(await find(code)).toMatchObject({ content: 'Open again.' });
  await operate(gateway, 'content end', [code], { as: 'Cay', reason: 'over' });
  expect(await find(code)).toBeUndefined();
  const { text } = await operate(gateway, 'content list', [code]);
  expect(text).toMatch(/1: publish by Ben[\s\S]*1: end by Cay {2}over[\s\S]*2: end by Cay {2}over/);
  const kept = await gateway.db.query(sql`
    select source from content_text t join content_version v on v.id = t.version_id join content c on c.id = v.content_id
    where c.code = ${code}`);
  expect(kept).toHaveLength(2);
});

it('takes back a draft', async () => {
  const code = await write({ en: EN });
  await operate(gateway, 'content drop', [code, '1'], { as: 'Ann' });
  await expect(publish(code)).rejects.toThrow('is dropped');
});

it.each([
  ['a script', '# T\n\n<script>alert(1)</script>', 'Line 3 has HTML'],
  ['a tag in a title', '# <b>T</b>', 'Line 1 has HTML'],
  ['a link that runs code', '# T\n\n[x](javascript:alert\\(1\\))', 'Line 3'],
  ['a link to another host by two slashes', '# T\n\nSee [x](//evil.example).', 'leads to //evil.example'],
  ['a link without https', '# T\n\nSee [x](http://evil.example).', 'leads to http://evil.example'],
  ['a name before the host', '# T\n\nSee [x](https://bank@evil.example).', 'leads to'],
  ['a picture of others', '# T\n\n![x](https://evil.example/x.png)', 'Line 3'],
  ['letters that turn the text around', '# T\n\nab\u202Ecd', 'nobody can see'],
  ['no title', 'Text alone', 'Line 1 has to be the title'],
  ['a table', '# T\n\n| a | b |', 'Line 3'],
])('refuses %s', async (_what, en, told) => {
  await expect(write({ en })).rejects.toThrow(told);
});

it('reads Markdown into parts that hold no markup', async () => {
  const code = await write({
    en: '# Parts\n\n## Heading\n\nOne **strong** and *soft* [link](/faq#escrow) with 2 \\* 3.\n\n1. First\n2. Second\n\n- A\n- B\n\n[Go](/kyc)',
  });
  await publish(code);
  const { body } = await device.call('/common/getNotices', { type: 0, lang: 'en' });
  expect((body as { id: string }[]).find(({ id }) => id === code)).toMatchObject({
    link: '/kyc',
    action: 'Go',
    content: 'Heading\n\nOne strong and soft link with 2 * 3.\n\n1. First\n2. Second\n\n• A\n• B',
    body: [
      { kind: 'heading', spans: [{ text: 'Heading' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'One ' },
          { text: 'strong', mark: 'strong' },
          { text: ' and ' },
          { text: 'soft', mark: 'emphasis' },
          { text: ' ' },
          { text: 'link', link: '/faq#escrow' },
          { text: ' with 2 * 3.' },
        ],
      },
      { kind: 'steps', items: [[{ text: 'First' }], [{ text: 'Second' }]] },
      { kind: 'list', items: [[{ text: 'A' }], [{ text: 'B' }]] },
    ],
  });
});

it('encodes pictures again, and shows them to nobody before they are published', async () => {
  const png = await Transformer.fromRgbaPixels(Buffer.alloc(8 * 8 * 4, 200), 8, 8).png();
  const picture = await file(Buffer.concat([png, Buffer.from('<script>hidden</script>')]));
  const code = await write({ en: EN }, { kind: 'banner', place: 'banner', picture });
  const stored = await gateway.db.one<{ name: string }>(sql`
    select picture as name from content_version v join content c on c.id = v.content_id where c.code = ${code}`);
  const url = `/static/content/${stored.name}`;
  expect((await gateway.app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404);
  await publish(code);
  const answer = await gateway.app.inject({ url, headers: { host: 'localhost' } });
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.rawPayload.includes('hidden')).toBe(false);
  await expect(write({ en: EN }, { kind: 'banner', place: 'banner' })).rejects.toThrow('has a picture');
  await expect(write({ en: EN }, { kind: 'banner', place: 'banner', picture: await file('no') })).rejects.toThrow(
    'no JPEG',
  );
  await expect(write({ en: EN }, { kind: 'faq', place: 'nowhere' })).rejects.toThrow('The place is one of');
});

it('tells members of the newest pop notice that is on', async () => {
  const last = async () => (await device.call('/exchangeUser/getUserInfo')).body.lastPopNotice as string | null;
  const before = await last();
  const code = await write({ en: '# New\n\nNews.\n\n[Look](/notice)' }, { kind: 'popNotice' });
  await publish(code);
  expect(await last()).toBe(code);
  expect((await device.call('/common/getNotices', { type: 2 })).body[0]).toMatchObject({ id: code, type: 2 });
  await operate(gateway, 'content end', [code], { as: 'Cay', reason: 'over' });
  expect(await last()).toBe(before);
});

const readStatic = async (url: string) => {
  const { statusCode, body } = await gateway.app.inject({ url, headers: { host: 'localhost' } });
  return { statusCode, body: JSON.parse(body) as unknown };
};

it('seeds the sandbox once, in three languages, with an answer to every question that the wallet asks', async () => {
  await seedContent(gateway.db);
  await seedContent(gateway.db);
  const drafts = await gateway.db.query(
    sql`select 1 from content_version where written_by = 'Sandbox writer' and number > 1`,
  );
  expect(drafts).toEqual([]);
  for (const lang of ['en', 'zh_CN', 'zh_HK'] as const) {
    const { body } = await readStatic(`/static/banner.json?h=1&lang=${lang}`);
    const groups = parse(statics.banner.response, body);
    const faqs = groups.faq.slider_data;
    expect(faqs.length).toBeGreaterThanOrEqual(25);
    expect(new Set(faqs.map((faq) => faq.lang))).toEqual(new Set([lang]));
    expect(faqs.map(({ id }) => id)).toEqual(expect.arrayContaining([...QUESTION_CODES]));
    expect(groups.banner.slider_data.filter(({ imagePath }) => imagePath !== '')).toHaveLength(
      groups.banner.slider_data.length,
    );
    for (const code of PAGES) {
      const page = parse(statics.page.response, (await readStatic(`/static/page.json?code=${code}&lang=${lang}`)).body);
      expect(page).toMatchObject({ id: code, lang, version: 1 });
    }
  }
  expect((await readStatic('/static/page.json?code=nothing')).statusCode).toBe(404);
  // Entries of one topic stand together.
  const all = parse(statics.banner.response, (await readStatic('/static/banner.json?lang=en')).body).faq.slider_data;
  const topics = all.map(({ topic }) => topic).filter((topic, at, list) => topic !== list[at - 1]);
  expect(topics).toHaveLength(new Set(topics).size);
  expect(SANDBOX_CONTENT.filter(({ kind }) => kind === 'notice')).toHaveLength(3);
});

it('counts whether an answer helped, once for each member or device and version', async () => {
  const code = await write({ en: '# Where is it?\n\nHere.' }, { kind: 'faq', place: 'start' });
  const rate = async (by: TestDevice, isHelpful: boolean) =>
    await by.call('/faq/rate', { id: code, isHelpful }).then(({ body }) => body);
  const counted = async () => {
    const { text } = await operate(gateway, 'content ratings');
    return text
      .split('\n')
      .find((line) => line.startsWith(code))
      ?.trim()
      .split(/\s+/)
      .slice(1);
  };
  // Nobody can rate a draft.
  expect(await rate(device, true)).toBe(true);
  await publish(code);
  expect(await counted()).toEqual(['1', '0', '0', '-']);
  const guest = gateway.device();
  await guest.exchange();
  for (const by of [device, device, guest]) expect(await rate(by, true)).toBe(true);
  expect(await counted()).toEqual(['1', '2', '0', '100%']);
  await rate(guest, false);
  expect(await counted()).toEqual(['1', '1', '1', '50%']);
  await write({ en: '# Where is it?\n\nHere, on the left.' }, { kind: 'faq', place: 'start' }, code);
  await publish(code, 2);
  expect(await counted()).toEqual(['2', '0', '0', '-']);
});

it('tells staff which documents are missing, also in its health, and gives them drafts', async () => {
  const health = async () => {
    const { statusCode, body } = await gateway.app.inject('/health');
    return [statusCode, (JSON.parse(body) as Health).missingDocuments];
  };
  expect(await health()).toEqual([200, []]);
  const list = async () => (await operate(gateway, 'content list')).text;
  expect(await list()).not.toContain('MISSING');
  await gateway.db.query(sql`update content set code = 'earlier-terms' where code = 'terms'`);
  expect(await list()).toContain('MISSING, members cannot read them: terms.');
  expect(await health()).toEqual([200, ['terms']]);
  expect((await operate(gateway, 'content drafts', [], { as: 'Ann' })).text).toMatch(/^terms: version 1 is a draft/);
  expect(await list()).toContain('MISSING');
  await publish('terms');
  expect(await list()).not.toContain('MISSING');
  expect(await health()).toEqual([200, []]);
});
