import * as v from 'valibot';
import { opaque, time } from '../shared/fields.ts';
import { lang } from '../shared/lang.ts';
import { textBlock } from '../shared/text-block.ts';

/** Documents of the operator that have an address of their own. */
export const PAGES = ['about', 'terms', 'privacy'] as const;
/** A document of the operator: one of {@link PAGES}. */
export type PageCode = (typeof PAGES)[number];

/** `version` counts the versions that were written; `publishedAt` is when this one was published. */
const response = v.object({
  id: opaque,
  title: v.string(),
  content: v.string(),
  body: v.array(textBlock),
  version: v.number(),
  publishedAt: time,
  lang,
});

/** A document of the operator in one language: plain text in `content`, and the same in parts in `body`. */
export type PageFile = v.InferOutput<typeof response>;

const example: PageFile = {
  id: 'terms',
  title: 'Terms of service',
  content: 'One account per person.',
  body: [{ kind: 'paragraph', spans: [{ text: 'One account per person.' }] }],
  version: 1,
  publishedAt: 1_790_000_000_000,
  lang: 'en',
};

/**
 * A static file outside the envelope, ours: `?code=` names one of {@link PAGES}, and `?lang=` a language. A document that lacks
 * the language comes in English. One that nobody has published is not there.
 */
export const page = { path: '/static/page.json', method: 'GET', auth: 'public', response, example } as const;
