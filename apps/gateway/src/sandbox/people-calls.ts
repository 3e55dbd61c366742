import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { BEHAVIOURS, readBehaviours, setBehaviour } from './scripted-people/behaviours.ts';
import { SCRIPTED_PEOPLE } from './scripted-people/people.ts';

const change = v.strictObject({
  behaviour: v.picklist(BEHAVIOURS),
  /** One person; without it all. */
  userNo: v.optional(v.pipe(v.string(), v.maxLength(7))),
});

/** The scripted people and how they behave, for the page. Empty where none act. */
export async function listPeople({ db, config }: Services) {
  const listed = config.scriptedPeople ? await readBehaviours(db) : [];
  const people = listed.flatMap(({ userNo, behaviour }) => {
    const person = SCRIPTED_PEOPLE.find((known) => known.userNo === userNo);
    return person ? [{ userNo, nickName: person.nickName, role: person.role, behaviour }] : [];
  });
  return { people, behaviours: [...BEHAVIOURS] };
}

/** Changes how one scripted person behaves, or all do. @throws {ApiFailure} `ARGS_INVALID`, `USER_NOT_FOUND` */
export async function changeBehaviour(services: Services, body: unknown) {
  const input = v.safeParse(change, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  const { behaviour, userNo } = input.output;
  if ((await setBehaviour(services.db, behaviour, userNo?.toUpperCase())) === 0) throw new ApiFailure('USER_NOT_FOUND');
  return await listPeople(services);
}
