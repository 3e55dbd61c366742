import { pageSchemas } from '@ezwallet/bridge/methods';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BILL_EXAMPLE, type Bill, type Contract, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import type { World } from '../../../../world/StoresContext.tsx';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Query = RequestOf<Contract['order']['pageQueryV2']>;

const bill = (order: number): Bill => ({
  ...BILL_EXAMPLE,
  billNo: `2026112109301500${order}`,
  remark: `Note ${order}`,
});

async function open(
  rows: readonly Bill[],
  faults: Error[] = [],
  given: Partial<Pick<World, 'saveFile'>> = {},
  before: (query: Query) => Promise<void> | undefined = () => undefined,
  has: (query: Query) => boolean = () => true,
) {
  const { api, named } = createFakeApi({
    order: {
      pageQueryV2: async (query: Query) => {
        const { pageNo, pageSize } = query;
        await before(query);
        const fault = faults.shift();
        if (fault) throw fault;
        const found = has(query) ? rows : [];
        return { pageNo, pageSize, total: found.length, list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
      },
    },
  });
  const world = { ...createFakeWorld({ api }), ...given };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, '/transation')), world, queries: () => named('order.pageQueryV2') as Query[] };
}

const rowsOf = () => screen.getAllByRole('link', { name: /W•••/ });

describe('BillsPage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('groups bills by day, each with its own link', async () => {
    const older = { ...bill(3), createdAt: BILL_EXAMPLE.createdAt - 10 * 24 * 60 * 60_000 };
    await open([bill(1), bill(2), older]);
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(
      within(today)
        .getAllByRole('link')
        .map((row) => row.getAttribute('href')),
    ).toEqual(['/order/detail?billNo=20261121093015001', '/order/detail?billNo=20261121093015002']);
    expect(screen.getAllByRole('region', { name: /Today|2026\/\d\d\/\d\d/ })).toHaveLength(2);
    expect(today.textContent).toContain('−320.50');
  });

  it('filters by kind and by period', async () => {
    const { queries } = await open([bill(1)]);
    await screen.findByRole('region', { name: 'Today' });
    await userEvent.click(screen.getByRole('button', { name: 'Received' }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ orderType: 'RECV', windowDays: 30 }));
    expect(screen.getByRole('button', { name: 'Received' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All time' }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ orderType: 'RECV', windowDays: 9999 }));
  });

  it('searches when the person pauses typing', async () => {
    const { world, queries } = await open([bill(1)]);
    await screen.findByRole('region', { name: 'Today' });
    const before = queries().length;
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bills' }), 'Lunch');
    await world.deps.clock.advance(299);
    expect(queries()).toHaveLength(before);
    await world.deps.clock.advance(1);
    expect(queries().at(-1)).toMatchObject({ keyword: 'Lunch' });
    expect(queries()).toHaveLength(before + 1);
  });

  it('loads the next page, and retries a failed one', async () => {
    const faults: Error[] = [];
    await open(
      Array.from({ length: 45 }, (_, row) => bill(row + 10)),
      faults,
    );
    await screen.findByRole('region', { name: 'Today' });
    expect(rowsOf()).toHaveLength(20);
    faults.push(new Error('network'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('We could not load more bills.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowsOf()).toHaveLength(40));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('No more bills');
    expect(rowsOf()).toHaveLength(45);
  });

  it('loads the next page near the end of the list', async () => {
    /** Observers of the list's end. Those of its rows see nothing here. */
    const observers: { tell: IntersectionObserverCallback; stopped: boolean }[] = [];
    class FakeObserver {
      readonly #entry: (typeof observers)[number];
      constructor(tell: IntersectionObserverCallback) {
        this.#entry = { tell, stopped: false };
      }
      observe(target: Element) {
        if (target.localName !== 'li') observers.push(this.#entry);
      }
      unobserve() {}
      disconnect() {
        this.#entry.stopped = true;
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    await open(Array.from({ length: 25 }, (_, row) => bill(row + 10)));
    await screen.findByRole('region', { name: 'Today' });
    const near = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    observers.at(-1)?.tell(near, null as never);
    await screen.findByText('No more bills');
    expect(rowsOf()).toHaveLength(25);
    expect(observers.every(({ stopped }) => stopped)).toBe(true);
  });

  it('explains an empty list, and offers to clear the filters', async () => {
    const { queries } = await open([bill(1)], [], {}, undefined, ({ windowDays = 9999 }) => windowDays === 9999);
    await screen.findByText('Nothing matches your search or filters.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all bills' }));
    await screen.findByRole('link', { name: /W•••/ });
    expect(queries().at(-1)).toMatchObject({ orderType: 'ALL', windowDays: 9999 });
  });

  it('offers to retry when the first page failed', async () => {
    await open([bill(1)], [new Error('network')]);
    await screen.findByText('We could not load your bills');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Today' });
  });

  it('shows a month’s totals only when all of it has loaded, and loads the rest on request', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => bill(row + 10));
    const faults: Error[] = [];
    await open([{ ...bill(1), amount: '1000', recordType: 'RECV' }, ...rows], faults);
    const head = (await screen.findByRole('heading', { level: 2 })).parentElement!;
    expect(head.textContent).toBe('2026/09Show totals');
    await userEvent.click(screen.getByRole('button', { name: 'Show totals for 2026/09' }));
    await waitFor(() => expect(head.textContent).toMatch(/^2026\/09In \+1,000\.00Out −19,230\.00 USDT$/));
    expect(rowsOf()).toHaveLength(61);
  });

  it('shows since when a month is counted if the period begins within it', async () => {
    await open([bill(1), { ...bill(2), createdAt: BILL_EXAMPLE.createdAt - 25 * 24 * 60 * 60_000 }]);
    const heads = await screen.findAllByRole('heading', { level: 2 });
    expect(heads.map((head) => head.parentElement?.textContent)).toEqual([
      '2026/09In 0.00Out −320.50 USDT',
      expect.stringMatching(/^2026\/08Since 08\/\d\dIn 0\.00Out −320\.50 USDT$/),
    ]);
  });

  it('shows no wrong total when the rest failed to load', async () => {
    const faults: Error[] = [];
    await open(
      Array.from({ length: 45 }, (_, row) => bill(row + 10)),
      faults,
    );
    faults.push(new Error('network'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show totals for 2026/09' }));
    await screen.findByText('We could not load more bills.');
    expect(screen.getByRole('button', { name: 'Show totals for 2026/09' })).toBeTruthy();
  });

  it('hides totals with the other amounts', async () => {
    const { world } = await open([bill(1)]);
    await screen.findByRole('region', { name: 'Today' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(world.app.settings.hideAmounts).toBe(true);
    expect(document.body.textContent).not.toContain('320.50');
    expect(within(rowsOf()[0]!).getByText(/amount hidden/i)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(document.body.textContent).toContain('320.50');
  });

  it('translates the platform’s own notes', async () => {
    await open([{ ...bill(1), remark: '', note: 'FAUCET', counterparty: null, recordType: 'DEPOSIT', amount: '60' }]);
    const row = await screen.findByRole('link', { name: /Deposit/ });
    expect(row.textContent).toContain('From the faucet');
  });

  it('keeps the totals of several coins apart', async () => {
    await open([bill(1), { ...bill(2), currency: 'BTC', amount: '0.00000001' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Totals for 2 coins' }));
    const sheet = await screen.findByRole('dialog', { name: 'Totals for 2026/09' });
    const [head, ...rows] = within(sheet)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(head).toEqual(['Coin', 'In', 'Out']);
    expect(rows).toEqual([
      ['USDT', '0.00', '−320.50'],
      ['BTC', '+0.00000001', '0.00'],
    ]);
  });

  describe('export', () => {
    const files: { name: string; blob: Blob }[] = [];
    beforeEach(() => {
      files.length = 0;
      let made: Blob | undefined;
      vi.stubGlobal(
        'URL',
        Object.assign(URL, {
          createObjectURL: (blob: Blob) => ((made = blob), 'blob:table'),
          revokeObjectURL: () => {},
        }),
      );
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        if (made) files.push({ name: this.download, blob: made });
      });
    });
    const many = (count: number) => Array.from({ length: count }, (_, row) => bill(row + 100));
    const exportAll = async () => await userEvent.click(screen.getByRole('button', { name: 'Export bills' }));

    it('exports the whole period, loaded or not', async () => {
      const { queries } = await open(many(250));
      await screen.findByRole('region', { name: 'Today' });
      await exportAll();
      expect((await screen.findAllByText('250 bills exported')).length).toBeGreaterThan(0);
      expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^ezwallet-bills-\d{4}-\d\d-\d\d\.csv$/)]);
      expect((await files[0]!.blob.text()).trimEnd().split('\r\n')).toHaveLength(251);
      expect(queries().at(-1)).toEqual({ pageNo: 3, pageSize: 100, orderType: 'ALL', windowDays: 30 });
      expect(rowsOf()).toHaveLength(20);
    });

    it('shows progress, and can be cancelled', async () => {
      let answer = () => {};
      const { world } = await open(many(250), [], {}, (query) =>
        query.pageSize === 100 && query.pageNo === 2 ? new Promise((resolve) => (answer = resolve)) : undefined,
      );
      await screen.findByRole('region', { name: 'Today' });
      await exportAll();
      await act(() => world.deps.clock.advance(400));
      const sheet = await screen.findByRole('dialog', { name: 'Export bills' });
      await within(sheet).findByText('100 of 250 bills');
      expect(within(sheet).getByRole('progressbar')).toMatchObject({ value: 100, max: 250 });
      await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(async () => answer());
      expect(files).toEqual([]);
      expect(screen.getByRole('button', { name: 'Export bills' }).hasAttribute('disabled')).toBe(false);
    });

    it('saves nothing when a page fails, says so, and tries again', async () => {
      const faults: Error[] = [];
      await open(many(25), faults);
      await screen.findByRole('region', { name: 'Today' });
      faults.push(new Error('network'));
      await exportAll();
      const sheet = await screen.findByRole('dialog', { name: 'Export bills' });
      await within(sheet).findByText('Some bills did not load, so we did not save the file. Try again.');
      expect(files).toEqual([]);
      await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(files).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });

  it('saves the export through the native app', async () => {
    const saveFile = vi.fn<NonNullable<World['saveFile']>>(() => Promise.resolve());
    await open([bill(1)], [], { saveFile });
    await screen.findByRole('region', { name: 'Today' });
    await userEvent.click(screen.getByRole('button', { name: 'Export bills' }));
    await screen.findAllByText('1 bill exported');
    const [saved] = saveFile.mock.calls[0]!;
    expect(saved.name).toMatch(/^ezwallet-bills-[\d-]+\.csv$/);
    expect(saved.file).toMatch(/^data:text\/csv;base64,/);
    expect(pageSchemas.calls.saveFile(saved)).toBe(true);
  });

  it('asks to update a native app that cannot save files', async () => {
    const saveFile = () => Promise.reject(Object.assign(new Error('unknown'), { code: 'NOT_FOUND' }));
    await open([bill(1), bill(2)], [], { saveFile });
    await screen.findByRole('region', { name: 'Today' });
    await userEvent.click(screen.getByRole('button', { name: 'Export bills' }));
    await screen.findAllByText('Update the app to save files.');
    expect(screen.queryByText('2 bills exported')).toBeNull();
  });

  it('refreshes by its button, and reports a failed refresh', async () => {
    const faults: Error[] = [];
    const { queries } = await open([bill(1)], faults);
    await screen.findByRole('region', { name: 'Today' });
    const before = queries().length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(queries()).toHaveLength(before + 1));
    await screen.findAllByText('Updated');
    faults.push(new Error('network'));
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(queries()).toHaveLength(before + 2);
    });
    await screen.findAllByText('Could not refresh');
    expect(rowsOf()).toHaveLength(1);
  });
});
