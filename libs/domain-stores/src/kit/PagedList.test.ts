import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FakeClock, settle } from '../testing/FakeClock.ts';
import { isSameQuery, PagedList, type PagedListKind } from './PagedList.ts';

interface Item {
  readonly id: number;
  readonly name: string;
}

/**
 * A list of a server with items in descending order; the query is a part of the names that are wanted. Each call reaches the
 * server, and its answer the page, after the next two of the delays, which count turns of the event loop's microtasks.
 */
function setUp(total: number, kind: Partial<PagedListKind<Item, string>> = {}, delays: readonly number[] = [0, 1]) {
  const server = { items: Array.from({ length: total }, (_, index) => item(total - index)), faults: 0 };
  const asked: unknown[] = [];
  let travels = 0;
  const travel = async () => {
    const delay = delays[(travels += 1) % delays.length] ?? 0;
    for (let turn = 0; turn < delay; turn += 1) await Promise.resolve();
  };
  const clock = new FakeClock();
  const list = new PagedList<Item, string>(
    { clock },
    {
      query: '',
      keyOf: ({ id }) => String(id),
      ask: async (query, page) => {
        asked.push([query, page.pageNo, page.pageSize]);
        await travel();
        const found = server.items.filter(({ name }) => name.includes(query));
        const { pageNo, pageSize } = page;
        const answer = { total: found.length, list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
        const fails = server.faults > 0;
        if (fails) server.faults -= 1;
        await travel();
        if (fails) throw new Error('network');
        return answer;
      },
      ...kind,
    },
  );
  const remove = (id: number) =>
    list.remove(String(id), async () => {
      await travel();
      server.items = server.items.filter((row) => row.id !== id);
      await travel();
    });
  return { list, server, asked, clock, remove, ids: () => list.value?.map(({ id }) => id) };
}

const item = (id: number): Item => ({ id, name: id % 2 === 0 ? 'even' : 'odd' });
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

describe('PagedList', () => {
  it('loads page after page to the end', async () => {
    const { list, server, ids } = setUp(45);
    expect(list).toMatchObject({ value: undefined, isLoading: false, hasMore: false });
    await list.load();
    expect([ids()?.length, list.hasMore]).toEqual([20, true]);
    const more = list.loadMore();
    expect([list.isLoadingMore, list.isLoading]).toEqual([true, false]);
    await more;
    await list.loadMore();
    expect([ids(), list.hasMore]).toEqual([idsOf(server.items), false]);
    await list.loadMore();
  });

  it('loads each page once, however often it is asked for', async () => {
    const { list, asked } = setUp(45);
    await Promise.all([list.load(), list.load()]);
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(asked).toEqual([
      ['', 1, 20],
      ['', 2, 20],
    ]);
  });

  it('drops late pages of another query', async () => {
    const { list, ids } = setUp(45);
    const slow = list.load();
    await list.choose('odd');
    await slow;
    expect(ids()?.every((id) => id % 2 === 1)).toBe(true);
    const page = list.loadMore();
    const other = list.choose('even');
    expect(list).toMatchObject({ value: undefined, hasMore: false, isLoading: true, isLoadingMore: false });
    await Promise.all([page, other]);
    expect(ids()?.every((id) => id % 2 === 0)).toBe(true);
  });

  it('keeps what it shows when somebody chooses the same query again', async () => {
    const { list, asked, ids } = setUp(45);
    await list.choose('odd');
    const shown = ids();
    await list.choose('odd');
    expect([ids(), asked.length]).toEqual([shown, 1]);
  });

  it('tries a failed page again, and is not stale for it', async () => {
    const { list, server, ids } = setUp(45);
    await list.load();
    server.faults = 1;
    await list.loadMore();
    expect([list.failure, list.isStale, ids()?.length]).toEqual([{ code: 'OFFLINE' }, false, 20]);
    await list.loadMore();
    expect([list.failure, ids()?.length]).toEqual([undefined, 40]);
  });

  it('keeps what it shows when a reload fails, and tries that again first', async () => {
    const { list, server, asked, ids } = setUp(45);
    server.faults = 1;
    await list.load();
    expect([list.value, list.failure, list.isStale]).toEqual([undefined, { code: 'OFFLINE' }, false]);
    await list.loadMore();
    server.faults = 1;
    await list.reload();
    expect([ids()?.length, list.isStale]).toEqual([20, true]);
    await list.loadMore();
    expect([asked.at(-1), list.isStale]).toEqual([['', 1, 20], false]);
  });

  it('reloads as far as it is shown, up to five pages', async () => {
    const { list, asked } = setUp(145);
    await list.load();
    await list.loadMore();
    await list.reload();
    expect([asked.at(-1), list.value?.length, list.hasMore]).toEqual([['', 1, 40], 40, true]);
    for (let page = 3; page <= 7; page += 1) await list.loadMore();
    await list.reload();
    expect([asked.at(-1), list.value?.length, list.hasMore]).toEqual([['', 1, 100], 100, true]);
  });

  it('lets the next page wait for a reload, and a reload take the place of a page', async () => {
    const { list, asked, ids } = setUp(45);
    await list.load();
    const reload = list.reload();
    await Promise.all([list.loadMore(), reload]);
    expect([asked.at(-1), ids()?.length]).toEqual([['', 2, 20], 40]);
    const page = list.loadMore();
    const again = list.reload();
    expect(list).toMatchObject({ isLoading: true, isLoadingMore: false });
    await Promise.all([page, again]);
    expect([ids()?.length, list.hasMore]).toEqual([40, true]);
  });

  it('loads an old or expired list again', async () => {
    const { list, asked, clock } = setUp(1, { freshFor: 1_000 });
    await list.load();
    await clock.advance(999);
    await list.load();
    expect(asked).toHaveLength(1);
    await clock.advance(1);
    await list.load();
    expect([asked.length, list.loadedAt]).toEqual([2, clock.now()]);
    list.expire();
    await list.load();
    await list.load();
    expect(asked).toHaveLength(3);
  });

  it('hides an item and brings it back to its place', async () => {
    const { list, ids } = setUp(3);
    await list.load();
    list.hide('2');
    expect([ids(), list.isHidden('2')]).toEqual([[3, 1], true]);
    await list.reload();
    expect(ids()).toEqual([3, 1]);
    list.restore('2');
    expect(ids()).toEqual([3, 2, 1]);
  });

  it('drops a pending page when an item is removed, since an item may have moved to the page before', async () => {
    const { list, server, ids } = setUp(60, {}, [3]);
    await list.load();
    const page = list.loadMore();
    const removal = list.remove('50', async () => {
      server.items = server.items.filter(({ id }) => id !== 50);
      await settle();
    });
    expect(list.isLoadingMore).toBe(false);
    await Promise.all([page, removal, list.loadMore()]);
    while (list.hasMore) await list.loadMore();
    expect(ids()).toEqual(idsOf(server.items));
  });

  it('shows an item again that the server does not remove', async () => {
    const { list, ids } = setUp(3);
    await list.load();
    list.hide('2');
    await expect(list.remove('2', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(ids()).toEqual([3, 2, 1]);
  });

  it('changes an item in its place', async () => {
    const { list } = setUp(3);
    await list.load();
    list.update('2', (row) => ({ ...row, name: 'changed' }));
    list.update('9', (row) => ({ ...row, name: 'unknown' }));
    expect(list.value?.map(({ name }) => name)).toEqual(['odd', 'changed', 'odd']);
  });

  it('reports a reload with the items before it; a first load has none', async () => {
    const onReloaded = vi.fn();
    const { list, server } = setUp(1, { onReloaded });
    await list.load();
    server.items = [item(2), item(1)];
    await list.reload();
    await list.choose('odd');
    expect(onReloaded.mock.calls).toEqual([
      [[item(1)], undefined],
      [[item(2), item(1)], [item(1)]],
      [[item(1)], undefined],
    ]);
  });

  it('shows no item twice and skips none, whatever comes and goes between pages', async () => {
    const step = fc.record({
      act: fc.constantFrom(
        'more',
        'more',
        'more',
        'remove',
        'remove',
        'reload',
        'insert',
        'hide',
        'restore',
        'fail',
        'wait',
        'settle',
      ),
      place: fc.nat(30),
    });
    const delays = fc.array(fc.nat(12), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 70 }),
        delays,
        fc.array(step, { maxLength: 30 }),
        async (total, waits, script) => {
          const { list, server, remove, ids } = setUp(total, {}, waits);
          let newest = total;
          await list.load();
          const running: Promise<unknown>[] = [];
          for (const { act, place } of script) {
            const id = ids()?.[place];
            if (act === 'more') running.push(list.loadMore());
            else if (act === 'reload') running.push(list.reload());
            else if (act === 'insert') server.items = [item((newest += 1)), ...server.items];
            else if (act === 'fail') server.faults = 1;
            else if (act === 'wait') await Promise.resolve();
            else if (act === 'settle') await settle();
            else if (id === undefined) continue;
            else if (act === 'remove') running.push(remove(id));
            else if (act === 'hide') list.hide(String(id));
            else list.restore(String(id));
          }
          await Promise.all(running);
          server.faults = 0;
          for (let turn = 0; (list.hasMore || list.failure) && turn < 20; turn += 1) await list.loadMore();
          const shown = ids() ?? [];
          const wanted = idsOf(server.items).filter((id) => id <= total && !list.isHidden(String(id)));
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.filter((id) => id <= total)).toEqual(wanted);
          expect(shown.filter((id) => !server.items.some((row) => row.id === id))).toEqual([]);
          expect(list).toMatchObject({ isLoading: false, isLoadingMore: false, failure: undefined });
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['', '', true],
  ['odd', 'even', false],
  [{ kind: 'ALL', days: 30 }, { days: 30, kind: 'ALL' }, true],
  [{ kind: 'ALL', days: 30 }, { kind: 'ALL', days: 7 }, false],
])('isSameQuery: %j and %j are the same: %s', (one, other, same) => {
  expect(isSameQuery<unknown>(one, other)).toBe(same);
});
