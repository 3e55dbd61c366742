import { describe, expect, it } from 'vitest';
import { ACTIVITY_EXAMPLE, NOTICE_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { PopNotices } from './PopNotices.ts';

function open(lastPopNotice: string | null, kept = '') {
  const fake = createFakeApi({
    inbox: { getNotices: async () => ['new', 'old'].map((id) => ({ ...NOTICE_EXAMPLE, type: 2 as const, id })) },
  });
  const seen = { ids: kept };
  const session = { user: { ...USER_INFO_EXAMPLE, lastPopNotice } };
  const pop = new PopNotices(
    { api: fake.api },
    { session: session as never, settings: { locale: 'en' } },
    { read: () => seen.ids, write: (ids) => void (seen.ids = ids) },
  );
  return { ...fake, pop, seen, session };
}

describe('PopNotices', () => {
  it('shows the newest notice until somebody closes it, and then never again on this device', async () => {
    const { pop, seen, named } = open('new');
    await pop.look();
    await pop.look();
    expect(pop.card?.id).toBe('new');
    expect(named('inbox.getNotices')).toEqual([{ type: 2, lang: 'en' }]);
    pop.close();
    expect(seen.ids).toBe('new,');
    await pop.look();
    expect(pop.card).toBeUndefined();
    expect(named('inbox.getNotices')).toHaveLength(1);
  });

  it('asks nothing where no notice is on, or where it was closed before', async () => {
    for (const { pop, named } of [open(null), open('new', 'other,new')]) {
      await pop.look();
      expect(named('inbox.getNotices')).toEqual([]);
    }
  });

  it('shows a banner after the notice, once', async () => {
    const { pop, seen } = open('new');
    await pop.look();
    pop.offer([ACTIVITY_EXAMPLE]);
    expect(pop.card?.id).toBe('new');
    pop.close();
    pop.offer([ACTIVITY_EXAMPLE]);
    expect(pop.card).toMatchObject({ id: ACTIVITY_EXAMPLE.id, title: ACTIVITY_EXAMPLE.activityName, action: '' });
    pop.close();
    pop.offer([ACTIVITY_EXAMPLE]);
    expect(pop.card).toBeUndefined();
    expect(seen.ids).toBe(`${ACTIVITY_EXAMPLE.id},new,`);
  });
});
