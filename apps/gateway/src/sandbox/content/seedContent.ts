import { type Db, sql } from '../../db/index.ts';
import { publishContent, writeContent } from '../../house/content/writeContent.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { drawArt } from './art.ts';
import { ACCOUNT_QUESTIONS } from './faq-account.ts';
import { MONEY_QUESTIONS } from './faq-money.ts';
import { TRADE_QUESTIONS } from './faq-trade.ts';
import { PAGES_OF_SANDBOX } from './pages.ts';
import type { Seed } from './Seed.ts';

/** Everything that the sandbox's staff has written. */
export const SANDBOX_CONTENT: readonly Seed[] = [
  ...ANNOUNCEMENTS,
  ...ACCOUNT_QUESTIONS,
  ...TRADE_QUESTIONS,
  ...MONEY_QUESTIONS,
  ...PAGES_OF_SANDBOX,
];

const WRITER = 'Sandbox writer';
const PUBLISHER = 'Sandbox publisher';
/** Kinds that keep the order of the list. Notices stand by their dates. */
const IN_ORDER: readonly string[] = ['faq', 'banner'];

/** Writes and publishes the content that the sandbox does not have yet, as two people would. Safe with any number of processes. */
export async function seedContent(db: Db): Promise<void> {
  const rows = await db.query<{ code: string }>(sql`select code from content`);
  const known = new Set(rows.map(({ code }) => code));
  for (const [position, { art, ...seed }] of SANDBOX_CONTENT.entries()) {
    if (known.has(seed.code)) continue;
    const picture = art && (await drawArt(art));
    await db.tx(async (tx) => {
      // Another process may write the same, and a loaded machine takes its time.
      await tx.query(sql`select set_config('lock_timeout', '5min', true)`);
      const made = await tx.maybe(sql`
        insert into content (code, kind) values (${seed.code}, ${seed.kind}) on conflict (code) do nothing returning id`);
      // Another process has written it.
      if (!made) return;
      const number = await writeContent(tx, {
        ...seed,
        picture,
        position: IN_ORDER.includes(seed.kind) ? position : 0,
        by: WRITER,
      });
      await publishContent(tx, seed.code, number, PUBLISHER);
    });
  }
}
