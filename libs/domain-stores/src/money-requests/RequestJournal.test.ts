import { expect, it } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { RequestJournal, type JournalEntry } from './RequestJournal.ts';

const book = { part: 'pendingPlain', isEntry: (_value: unknown): _value is JournalEntry => true };

it('keeps what two tabs store and forget at the same time', async () => {
  const device = createFakeDeps();
  const [here, there] = [new RequestJournal(device, book), new RequestJournal(device, book)];
  const entry = (reqNo: string): JournalEntry => ({ reqNo, userId: 'u1', startedAt: device.clock.now() });
  await here.add(entry('old'));
  await Promise.all([there.add(entry('new')), here.remove('old'), here.add(entry('newest'))]);
  expect((await here.list('u1')).map(({ reqNo }) => reqNo)).toEqual(['new', 'newest']);
});

it('goes on after a change that failed', async () => {
  const device = createFakeDeps();
  const journal = new RequestJournal(device, book);
  const entry: JournalEntry = { reqNo: 'r1', userId: 'u1', startedAt: device.clock.now() };
  const { write } = device.journalStore;
  device.journalStore.write = () => Promise.reject(new Error('no room'));
  await expect(journal.add(entry)).rejects.toThrow('no room');
  device.journalStore.write = write;
  await journal.add(entry);
  expect(await journal.list('u1')).toEqual([entry]);
});
