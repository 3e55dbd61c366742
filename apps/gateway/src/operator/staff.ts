import { addStaff, changeRoles, endStaff, listStaff, type NewPerson } from '../house/staff/persons.ts';
import { readRoles, ROLES } from '../house/staff/roles.ts';
import type { Db } from '../db/index.ts';
import { type Command, type Invocation, minute, OperatorError, type OfflineCommand, table } from './Command.ts';
import { writeNewKey } from './keyFile.ts';
import { findUser } from './users.ts';

const role = { about: `of ${ROLES.join(', ')}; several with commas` };

export const staffList: Command = {
  summary: 'Lists the persons of staff, with their roles and their own member accounts.',
  usage: '',
  options: {},
  async run({ db }, { say }) {
    const rows = (await listStaff(db)).map(({ name, roles, members, madeAt, endedAt }) => [
      name,
      roles.join(','),
      members.join(',') || '-',
      minute(madeAt),
      endedAt === null ? '-' : minute(endedAt),
    ]);
    say(table([['name', 'roles', 'own accounts', 'since', 'ended'], ...rows]));
    return 0;
  },
};

export const staffKey: OfflineCommand = {
  summary: 'Makes a key on your own machine, into a new file. An admin needs the public part that it prints.',
  usage: 'FILE',
  options: {},
  run({ positionals: [file], say }) {
    if (file === undefined) throw new OperatorError('Name the file: npm run operator -- staff key FILE');
    say(writeNewKey(file));
    return 0;
  },
};

/** Reads the person that `staff add` makes. @throws {OperatorError} */
export async function readNewPerson(db: Db, { positionals, values }: Omit<Invocation, 'say'>): Promise<NewPerson> {
  const [name = ''] = positionals;
  const publicKey = values['public'] ?? '';
  if (!/^[\da-f]{64}$/.test(publicKey)) throw new OperatorError('--public must be what `operator staff key` prints.');
  const members = (values['member'] ?? '').split(',').filter((userNo) => userNo !== '');
  return {
    name,
    roles: readGiven(values['role']),
    publicKey: Buffer.from(publicKey, 'hex'),
    members: await Promise.all(members.map(async (userNo) => (await findUser(db, userNo)).id)),
  };
}

function readGiven(text: string | undefined) {
  const roles = readRoles(text ?? '');
  if (!roles) throw new OperatorError(`--role must be of ${ROLES.join(', ')}.`);
  return roles;
}

export const staffAdd: Command = {
  summary: 'Makes a person of staff. Writes their key into a new file, unless you give the public part of theirs.',
  usage: 'NAME --role ROLE[,ROLE] [--public KEY | --to FILE] [--member USER_NO[,USER_NO]]',
  options: {
    role,
    public: { about: 'the public part of their key, as `operator staff key` prints it' },
    to: { about: 'the new file of the key, NAME.staff-key if absent; hand it over and delete it' },
    member: { about: 'their own member accounts, whose cases they do not handle' },
  },
  prepare({ positionals: [name = ''], values: { to = `${name}.staff-key`, ...values }, say }) {
    readGiven(values['role']);
    if (values['public'] !== undefined) return Promise.resolve(values);
    const made = writeNewKey(to);
    say(`The key of ${name} is in ${to}.`);
    return Promise.resolve({ ...values, public: made });
  },
  async run({ db }, invocation) {
    const person = await readNewPerson(db, invocation);
    await db.tx(async (tx) => await addStaff(tx, person));
    invocation.say(`${person.name}: ${person.roles.join(', ')}`);
    return 0;
  },
};

export const staffEnd: Command = {
  summary: 'Ends a person of staff. Their key opens nothing any more, and nobody gets their name.',
  usage: 'NAME',
  options: {},
  async run({ db }, { positionals: [name = ''], say }) {
    await db.tx(async (tx) => await endStaff(tx, name));
    say(`${name}: ended`);
    return 0;
  },
};

export const staffRoles: Command = {
  summary: 'Gives a person of staff other roles.',
  usage: 'NAME --role ROLE[,ROLE]',
  options: { role },
  async run({ db }, { positionals: [name = ''], values, say }) {
    const roles = readGiven(values['role']);
    await db.tx(async (tx) => await changeRoles(tx, name, roles));
    say(`${name}: ${roles.join(', ')}`);
    return 0;
  },
};
