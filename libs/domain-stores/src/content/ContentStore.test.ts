import { describe, expect, it } from 'vitest';
import { createFakeApi, createFakeDeps } from '../testing/index.ts';
import { ContentStore } from './ContentStore.ts';

const open = (readStatic: () => Promise<unknown>) => {
  const { api, named } = createFakeApi({ inbox: { rateAnswer: () => Promise.resolve(true as const) } });
  const { clock } = createFakeDeps();
  return { content: new ContentStore({ api, clock, readStatic }, { locale: 'en' }), named };
};

describe('a document', () => {
  it('that nobody has published is no failure', async () => {
    const { content } = open(() => Promise.reject(Object.assign(new Error('404'), { kind: 'transport', status: 404 })));
    await content.loadPage('terms');
    expect(content.page('terms')).toMatchObject({ value: null, failure: undefined });
  });

  it('that the server cannot give now is one', async () => {
    const { content } = open(() => Promise.reject(Object.assign(new Error('503'), { kind: 'transport', status: 503 })));
    await content.loadPage('terms');
    expect(content.page('terms')).toMatchObject({ value: undefined, failure: { code: 'OFFLINE' } });
  });
});

it('tells staff whether an answer helped', async () => {
  const { content, named } = open(() => Promise.resolve({}));
  await content.rateAnswer('escrow', false);
  expect(named('inbox.rateAnswer')).toEqual([{ id: 'escrow', isHelpful: false }]);
});
