import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, packageRoot } from '../config/index.ts';
import { OperatorError, type OfflineCommand } from './Command.ts';
import { OFFLINE_COMMANDS } from './commands.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ezwallet-policy-'));
  file = join(dir, 'policy.json');
  vi.stubEnv('DATA_DIR', dir);
  vi.stubEnv('SANDBOX', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

function run(
  name: string,
  positionals: readonly string[] = [],
): { readonly code: number; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const command = OFFLINE_COMMANDS[name] as OfflineCommand;
  const code = command.run({ positionals, values: {}, say: (text) => void lines.push(...text.split('\n')) });
  return { code, lines };
}

describe('policy show', () => {
  it('shows every value as a policy file writes it, and marks what the sandbox changes', () => {
    const { code, lines } = run('policy show');
    expect(code).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/^session\.idle +"30m"$/));
    expect(lines).toContainEqual(expect.stringMatching(/^kycLimits\.0\.perOrder +null$/));
    expect(lines).toContainEqual(expect.stringMatching(/^captcha\.bits +\[14,16,18,20\]$/));
    expect(lines).toContainEqual(expect.stringMatching(/^login\.proveNewDevice +false +<- sandbox, built in: true$/));
    expect(lines.at(-1)).toBe('POLICY_FILE is not set.');
  });

  it('marks what the file changes, and what it only repeats as built in', () => {
    const cashier = { coins: { BTC: { least: '0.001', fee: '0.0001' } } };
    writeFileSync(file, JSON.stringify({ tradeLimit: '1', session: { idle: '30m', absolute: '1d' }, cashier }));
    vi.stubEnv('POLICY_FILE', file);
    const { lines } = run('policy show');
    expect(lines).toContainEqual(expect.stringMatching(/^tradeLimit +"1" +<- file, built in: "50000"$/));
    expect(lines).toContainEqual(expect.stringMatching(/^session\.idle +"30m"$/));
    expect(lines).toContainEqual(expect.stringMatching(/^cashier\.coins\.BTC\.fee +"0\.0001" +<- file, not built in$/));
    expect(lines.at(-1)).toMatch(new RegExp(`${file} changes 4 of \\d+ values`));
  });

  it('refuses a policy that no gateway starts with', () => {
    writeFileSync(file, '{"tradeLimit": 1}');
    vi.stubEnv('POLICY_FILE', file);
    expect(() => run('policy show')).toThrow(ConfigError);
  });
});

describe('policy check', () => {
  it('takes a valid file, without any other setting', () => {
    vi.stubEnv('NODE_ENV', 'production');
    writeFileSync(file, '{"flood": {"requests": {"points": 200000}}}');
    const { code, lines } = run('policy check', [file]);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/is valid and changes 1 of \d+ values/)]);
  });

  it('takes the example of the README', () => {
    const readme = readFileSync(join(packageRoot(), 'README.md'), 'utf8');
    const example = /```json\n(.*?)```/s.exec(readme)?.[1] ?? '';
    writeFileSync(file, example);
    const values = [...example.matchAll(/": [^{]/g)].length;
    expect(run('policy check', [file]).lines[0]).toContain(`is valid and changes ${values} of`);
  });

  it('names every fault of a file', () => {
    writeFileSync(file, '{"flood": {"requests": {"points": "many"}}, "holds": {"pone": "1h"}}');
    const { code, lines } = run('policy check', [file]);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining('policy.holds.pone: is not a name of the policy. Use one of: loginPassword'),
      expect.stringContaining('policy.flood.requests.points: must be a whole number from 1 to'),
    ]);
  });

  it('asks for the file', () => {
    expect(() => run('policy check')).toThrow(OperatorError);
  });
});
