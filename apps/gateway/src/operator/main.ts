import { parseArgs } from 'node:util';
import { createLog } from '../server/createLog.ts';
import { closeServices, createServices } from '../server/createServices.ts';
import { openDatabase } from '../server/openDatabase.ts';
import { readConfig, StartError } from '../config/index.ts';
import { type CommandHelp, OperatorError } from './Command.ts';
import { COMMANDS, OFFLINE_COMMANDS } from './commands.ts';

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

async function run(args: readonly string[]): Promise<number> {
  const name = args
    .filter((arg) => !arg.startsWith('-'))
    .slice(0, 2)
    .join(' ');
  const online = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const offline = Object.hasOwn(OFFLINE_COMMANDS, name) ? OFFLINE_COMMANDS[name] : undefined;
  const command = online ?? offline;
  if (!command) {
    say(usage());
    return args.length === 0 || args.includes('--help') ? 0 : 2;
  }
  const known = Object.fromEntries(Object.keys(command.options).map((option) => [option, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({
    args: args.slice(2),
    options: { ...known, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values['help'] === true) {
    say(help(name, command));
    return 0;
  }
  const invocation = { positionals, values: values as Record<string, string | undefined>, say };
  if (!online) return offline?.run(invocation) ?? 2;
  const config = readConfig();
  const database = await openDatabase(config, { tell: (line) => process.stderr.write(`${line}\n`) });
  const services = await createServices(
    { ...config, policy: { ...config.policy, captcha: { ...config.policy.captcha, poolSize: 0 } } },
    database,
    createLog(config),
  );
  try {
    return await online.run(services, invocation);
  } finally {
    await closeServices(services);
    await database.close();
  }
}

/** Errors whose message says it all. */
const PLAIN = [OperatorError, StartError];

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
