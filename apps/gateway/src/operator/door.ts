import type { Services } from '../call/Services.ts';
import { actionOf, type Verb } from '../house/staff/actions.ts';
import { isDemoName, makeDemoStaff, makeFirstPerson, SECOND_DEMO } from '../house/staff/bootstrap.ts';
import { answerChallenge, openChallenge } from '../house/staff/challenges.ts';
import { signChallenge } from '../house/staff/keys.ts';
import { perform } from '../house/staff/perform.ts';
import { isUnstaffed } from '../house/staff/persons.ts';
import type { Person, StaffCall } from '../house/staff/StaffCall.ts';
import type { Invocation } from './Command.ts';
import { COMMANDS } from './commands.ts';
import { readKey } from './keyFile.ts';
import { chooseSigner, demoSigner, type Signer } from './signer.ts';
import { readNewPerson } from './staff.ts';

/** Options that every verb takes. */
export const DOOR_OPTIONS = {
  as: { about: 'your name; in the sandbox a demo person if absent' },
  key: { about: 'the file of your key; OPERATOR_KEY_FILE if absent' },
  why: { about: 'why you do this, for the journal; a --reason or --note of the verb also counts' },
} as const;

/** Does what somebody asks for on the command line, if they prove who they are and may. @returns the exit code */
export async function enter(services: Services, verb: Verb, given: Invocation): Promise<number> {
  const { config, db } = services;
  const { as, key = process.env['OPERATOR_KEY_FILE'], why, ...own } = given.values;
  const command = COMMANDS[verb];
  const isFirst = verb === 'staff add' && as === undefined && !config.sandbox && (await isUnstaffed(db));
  const signer = isFirst ? undefined : chooseSigner(config, verb, { as, key });
  if (signer?.isDemo === true) await makeDemoStaff(db, config.secrets.masterKey);
  const values = (await command.prepare?.({ ...given, values: own }, services)) ?? own;
  const reason = why ?? values['reason'] ?? values['note'] ?? (signer?.isDemo === true ? 'sandbox' : '');
  const call: StaffCall = { verb, positionals: given.positionals, values, why: reason };
  if (!signer) return await enterFirst(services, { ...call, why: 'the first person' }, given, own['to'] ?? key);
  return await enterAs(services, signer, call, given.say, as === undefined);
}

async function enterFirst(services: Services, call: StaffCall, { say }: Invocation, keyFile: string | undefined) {
  const person = { ...(await readNewPerson(services.db, call)), roles: ['admin'] as const };
  const privateKey = readKey(keyFile ?? `${person.name}.staff-key`);
  await makeFirstPerson(services, person, call, (text) => signChallenge(privateKey, text));
  say(`${person.name}: the first person, an admin`);
  return 0;
}

/** Proves a call and does it. `isAlone`: nobody is named, so in the sandbox another demo person approves what needs two. */
export async function enterAs(
  services: Services,
  signer: Signer,
  call: StaffCall,
  say: (line: string) => void,
  isAlone = false,
): Promise<number> {
  const challenge = await openChallenge(services.db, signer.name, call);
  const person = await answerChallenge(services.db, challenge.id, signer.sign(challenge.text));
  // An act may run again before it commits, so its words wait. Other work speaks at once.
  const isHeard = ['look', 'read', 'task'].includes(actionOf(call.verb).kind);
  let lines: string[] = [];
  const done = await perform(services, person, call, async (inner) => {
    lines = [];
    return await runVerb(inner, call, person, person.name, isHeard ? say : (line) => void lines.push(line));
  });
  for (const line of lines) say(line);
  if ('code' in done) return done.code;
  const number = String(done.proposal);
  say(`Proposal ${number} waits for a second person: npm run operator -- approve ${number} --as NAME`);
  if (!isAlone || !isDemoName(person.name)) return 0;
  const approval: StaffCall = { verb: 'approve', positionals: [number], values: {}, why: call.why };
  return await enterAs(services, demoSigner(services.config, SECOND_DEMO), approval, say);
}

async function runVerb(
  services: Services,
  { verb, positionals, values }: StaffCall,
  person: Person,
  by: string,
  say: (line: string) => void,
): Promise<number> {
  const command = COMMANDS[verb];
  const named = Object.hasOwn(command.options, 'as') ? { ...values, as: by } : values;
  return await command.run(services, {
    positionals,
    values: named,
    say,
    person,
    execute: async (inner, call, first) => await runVerb(inner, call, person, first, say),
  });
}
