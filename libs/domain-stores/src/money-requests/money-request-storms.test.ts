import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeTransferServer, type Weather } from '../testing/FakeTransferServer.ts';
import { createPlainRequest, PASSWORD, PENDING, PLAIN, reachPassword } from '../testing/plain-request.ts';

/** What a person can do on the screen of a request, at any moment, and what can happen around them. */
const DEEDS = [
  'confirm',
  'cancel',
  'authorise',
  'prove',
  'checkNow',
  'amend',
  'restart',
  'leave',
  'enter',
  'reload',
  'wait',
] as const;
type Deed = (typeof DEEDS)[number];

/** With what the server refuses from here on; null for not at all. */
const MOODS = [
  null,
  null,
  { code: '1049' },
  { code: '1042', body: { verifyTypes: [1] } },
  { code: 'EXCEED_LIMIT' },
] as const;

const weather = fc.constantFrom<Weather>('requestLost', 'answerLost', 'running', 'fair');
/** A deed comes in the midst of the last one, a few turns after it, or when that has run its course. */
const turns = fc.oneof(fc.nat(20), fc.constant(null));
const rest = async (count: number | null) => {
  if (count === null) await settle();
  else for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};
const step = fc.record({ turns, deed: fc.constantFrom(...DEEDS), mood: fc.constantFrom(...MOODS) });
/** A person who does what they came for gets further than chance would. */
const way = fc.constantFrom<readonly Deed[]>(
  [],
  ['confirm', 'authorise'],
  ['confirm', 'authorise', 'prove', 'authorise'],
);

/** One person with one device, who may reload the page at any time. */
function createPerson(storm: readonly Weather[]) {
  const device = createFakeDeps();
  const server = new FakeTransferServer();
  server.weather = [...storm];
  let page = createPlainRequest({ server, device });
  let visits = 0;
  const deeds: Record<Deed, () => unknown> = {
    confirm: () => reachPassword(page.request),
    cancel: () => page.request.cancel(),
    authorise: () => page.request.authorise(PASSWORD),
    prove: () => page.request.prove([{ type: 1, code: '482913' }]),
    checkNow: () => page.request.checkNow(),
    amend: () => page.request.amend(),
    restart: () => page.request.restart(),
    leave: () => page.request.leave(),
    enter: () => page.request.enter(String((visits += 1)), visits % 2 === 0 ? 'a draft' : null),
    reload: () => {
      page.request.dispose();
      page = createPlainRequest({ server, device });
      return page.request.resume();
    },
    wait: () => device.clock.advance(5_000),
  };
  const stored = () => (device.journalStore.parts.get(PENDING) as readonly unknown[] | undefined)?.length ?? 0;
  return { device, server, stored, request: () => page.request, does: (deed: Deed) => void deeds[deed]() };
}

describe('a request on any network', () => {
  it('never goes from "may have been sent" back to the draft without an answer of the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(weather, { maxLength: 10 }),
        way,
        fc.array(step, { maxLength: 12 }),
        async (storm, first, steps) => {
          const person = createPerson(storm);
          for (const deed of first) {
            await settle();
            person.does(deed);
          }
          for (const { turns, deed, mood } of steps) {
            await rest(turns);
            person.server.refuseWith = mood;
            person.does(deed);
            // A page reads what an earlier one left before anybody can type six digits.
            if (deed === 'reload') await settle();
          }
          await settle();
          // A request that may have been sent stays stored until the server has answered, and nothing else can begin until then.
          if (person.stored() > 0) expect(['sending', 'checking']).toContain(person.request().state);
          expect(person.stored()).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('learns the true outcome of every request that was sent, each executed at most once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(weather, { maxLength: 12 }),
        fc.array(fc.nat(40_000), { maxLength: 4 }),
        async (storm, reloads) => {
          const person = createPerson(storm);
          await reachPassword(person.request());
          await person.request().authorise(PASSWORD);
          for (const wait of reloads) {
            await person.device.clock.advance(wait);
            if (person.request().state === 'done') break;
            person.does('reload');
            await settle();
          }
          await person.device.clock.advance(15 * 60_000);
          await settle();
          expect(person.request()).toMatchObject({ state: 'done', pending: PLAIN });
          expect(new Set(person.server.asked).size).toBe(1);
          expect(person.server.executed).toHaveLength(1);
          expect(person.stored()).toBe(0);
        },
      ),
    );
  });
});
