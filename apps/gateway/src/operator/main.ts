import { parseArgs } from 'node:util';
import { createLog } from '../server/createLog.ts';
import { closeServices, createServices } from '../server/createServices.ts';
import { openDatabase } from '../server/openDatabase.ts';
import { readConfig, StartError } from '../config/index.ts';
import { type CommandHelp, OperatorError } from './Command.ts';
import { isVerb } from '../house/staff/actions.ts';
import { StaffError } from '../house/staff/StaffError.ts';
import { COMMANDS, OFFLINE_COMMANDS } from './commands.ts';
import { DOOR_OPTIONS, enter } from './door.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function usage(): string {
  const all = { ...COMMANDS, ...OFFLINE_COMMANDS };
  const width = Math.max(...Object.keys(all).map((name) => name.length));
  const rows = Object.entries(all).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return ['Usage: npm run operator -- <noun> <verb> [options]', '', ...rows, '', 'Each with --help.'].join('\n');
}

function help(name: string, { summary, usage: line, options }: CommandHelp): string {
  const rows = Object.entries(options).map(([option, { about }]) => `  --${option}  ${about}`);
  return [
    `${summary}`,
    '',
    `Usage: npm run operator -- ${name} ${line}`,
    ...(rows.length > 0 ? ['', ...rows] : []),
  ].join('\n');
}

/** The verb at the beginning of the arguments: two words, or one. */
const nameOf = ([noun = '', verb = '']: readonly string[]): string | undefined =>
  [`${noun} ${verb}`, noun].find((name) => isVerb(name) || Object.hasOwn(OFFLINE_COMMANDS, name));

async function run(args: readonly string[]): Promise<number> {
  const name = nameOf(args);
  const verb = name !== undefined && isVerb(name) ? name : undefined;
  const offline = name !== undefined && Object.hasOwn(OFFLINE_COMMANDS, name) ? OFFLINE_COMMANDS[name] : undefined;
  const command = verb ? { ...COMMANDS[verb], options: { ...COMMANDS[verb].options, ...DOOR_OPTIONS } } : offline;
  if (name === undefined || !command) {
    say(usage());
    return args.length === 0 || args.includes('--help') ? 0 : 2;
  }
  const known = Object.fromEntries(Object.keys(command.options).map((option) => [option, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({
    args: args.slice(name.split(' ').length),
    options: { ...known, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values['help'] === true) {
    say(help(name, command));
    return 0;
  }
  const invocation = { positionals, values: values as Record<string, string | undefined>, say };
  if (!verb) return offline?.run(invocation) ?? 2;
  const config = readConfig();
  const database = await openDatabase(config, { tell: (line) => process.stderr.write(`${line}\n`) });
  const services = await createServices(
    { ...config, policy: { ...config.policy, captcha: { ...config.policy.captcha, poolSize: 0 } } },
    database,
    createLog(config),
  );
  try {
    return await enter(services, verb, invocation);
  } finally {
    await closeServices(services);
    await database.close();
  }
}

/** Errors whose message says it all. */
const PLAIN = [OperatorError, StaffError, StartError];

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isPlain = isArgumentError(error) || PLAIN.some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}

function isArgumentError(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}
