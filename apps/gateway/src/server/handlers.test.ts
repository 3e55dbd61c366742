import { expect, it } from 'vitest';
import { peopleHandlers } from '../people/handlers.ts';
import { recordsHandlers } from '../records/handlers.ts';
import { handlers, joinWings } from './handlers.ts';

it('joins the calls of an area from all wings', () => {
  const { common } = joinWings(peopleHandlers, recordsHandlers);
  expect(common).toEqual(peopleHandlers.common);
  expect(Object.keys(handlers.user)).toEqual(expect.arrayContaining(Object.keys(recordsHandlers.user)));
});

it('refuses a call that two wings answer', () => {
  expect(() => joinWings(peopleHandlers, recordsHandlers, { user: recordsHandlers.user })).toThrow(
    /Two wings answer user\./,
  );
});
