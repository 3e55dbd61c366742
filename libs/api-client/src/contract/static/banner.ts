import * as v from 'valibot';
import { ACTIVITY_EXAMPLE, activity } from '../shared/activity.ts';
import { opaque } from '../shared/fields.ts';
import { lang } from '../shared/lang.ts';
import { NOTICE_EXAMPLE, notice } from '../shared/notice.ts';
import { textBlock } from '../shared/text-block.ts';

/** A question under the heading of its topic. `answer` is plain text, and `body` the same in parts. */
const faq = v.object({
  id: opaque,
  topic: v.string(),
  question: v.string(),
  answer: v.string(),
  body: v.array(textBlock),
  lang,
});
/** A question with its answer in one language. Entries of one `topic` are adjacent; `id` stays when the answer changes. */
export type Faq = v.InferOutput<typeof faq>;

const group = <Row extends v.GenericSchema>(row: Row) => v.object({ slider_data: v.array(row) });

/** The banner groups of the start pages (product specification, section 3); `banner1` is the second row of pictures. */
const response = v.object({
  banner: group(activity),
  banner1: group(activity),
  popBanner: group(activity),
  popNotice: group(notice),
  faq: group(faq),
  'activity-list': group(activity),
});

/**
 * The banner groups of the start pages, each with its rows in `slider_data` (product specification, section 3): the
 * content of `/static/banner.json`. `banner1` is the second row of pictures.
 */
export type BannerFile = v.InferOutput<typeof response>;

const example: BannerFile = {
  banner: { slider_data: [ACTIVITY_EXAMPLE] },
  banner1: { slider_data: [] },
  popBanner: { slider_data: [] },
  popNotice: { slider_data: [{ ...NOTICE_EXAMPLE, type: 2 }] },
  faq: {
    slider_data: [
      {
        id: 'fq_1',
        topic: 'Recharge',
        question: 'When can I use a deposit?',
        answer: 'After 6 confirmations of the network.',
        body: [{ kind: 'paragraph', spans: [{ text: 'After 6 confirmations of the network.' }] }],
        lang: 'en',
      },
    ],
  },
  'activity-list': { slider_data: [ACTIVITY_EXAMPLE] },
};

/**
 * A static file outside the envelope (protocol, section 1): pictures, notices and questions for everyone. `readStatic`
 * reads it with a cache key that changes every hour. `?lang=` asks for one language; entries that lack it come in English.
 */
export const banner = { path: '/static/banner.json', method: 'GET', auth: 'public', response, example } as const;
