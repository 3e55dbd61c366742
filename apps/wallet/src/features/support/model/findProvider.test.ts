import { describe, expect, it } from 'vitest';
import { findProvider, type SupportProvider } from './findProvider.ts';

const provider = (fields: Partial<SupportProvider>): SupportProvider => ({
  srcV: '1.0.0',
  url: 'https://help.example.com/chat?back=%2F#top',
  domainBakList: ['https://help-2.example.com', 'https://help-3.example.com'],
  ...fields,
});
const origin = 'https://wallet.example.com';
/** A probe that these origins answer, in this order. */
const answering =
  (...origins: readonly string[]) =>
  async (asked: string) => {
    const turn = origins.indexOf(asked);
    if (turn < 0) throw new TypeError('Failed to fetch');
    for (let wait = 0; wait < turn * 5; wait += 1) await Promise.resolve();
  };

describe('findProvider', () => {
  it('1.0.0 takes the domain that answers first, with the same page', async () => {
    const probe = answering('https://help-3.example.com', 'https://help.example.com');
    expect(await findProvider(provider({}), { probe, origin })).toBe('https://help-3.example.com/chat?back=%2F#top');
  });

  it('1.0.0 keeps the page’s own domain where none answers', async () => {
    expect(await findProvider(provider({}), { probe: answering(), origin })).toBe(provider({}).url);
  });

  it.each([
    [provider({ srcV: '3.0.0' }), 'https://help-2.example.com/mini/chat?back=%2F#top'],
    [provider({ srcV: '3.0.0', domainBakList: [] }), 'https://wallet.example.com/mini/chat?back=%2F#top'],
    [
      provider({ srcV: '3.0.0', url: 'https://help.example.com/mini/chat', domainBakList: [] }),
      'https://wallet.example.com/mini/chat',
    ],
    [provider({ srcV: '3.0.0', url: 'https://help.example.com/minis' }), 'https://help-2.example.com/mini/minis'],
  ])('3.0.0 rebases the page without asking any domain: %j', async (config, address) => {
    const probe = () => Promise.reject(new Error('asked'));
    expect(await findProvider(config, { probe, origin })).toBe(address);
  });

  it('is nowhere without a page', async () => {
    expect(await findProvider(provider({ url: '' }), { probe: answering(), origin })).toBeUndefined();
  });
});
