import { resolve } from 'node:path';
import { describePolicy, PolicyError, readConfig } from '../config/index.ts';
import { OperatorError, type OfflineCommand, table } from './Command.ts';

export const policyShow: OfflineCommand = {
  summary: 'Shows the policy that a gateway with this environment has, and marks what is not built in.',
  usage: '',
  options: {},
  run({ say }) {
    const { sandbox, policyFile } = readConfig();
    const rows = describePolicy({ sandbox, policyFile });
    say(table(rows.map(({ path, value, changed }) => [path, value, changed ? mark(changed) : ''])));
    const count = rows.filter(({ changed }) => changed?.by === 'file').length;
    say(
      `\n${policyFile === undefined ? 'POLICY_FILE is not set.' : `${policyFile} changes ${count} of ${rows.length} values.`}`,
    );
    return 0;
  },
};

const mark = ({ by, from }: { readonly by: string; readonly from: string | undefined }) =>
  `<- ${by}, ${from === undefined ? 'not built in' : `built in: ${from}`}`;

export const policyCheck: OfflineCommand = {
  summary: 'Checks a policy file without starting anything. Exits with 1 if a gateway would refuse it.',
  usage: 'FILE',
  options: {},
  run({ positionals: [file], say }) {
    if (file === undefined) throw new OperatorError('Name the file: npm run operator -- policy check FILE');
    try {
      const rows = describePolicy({ sandbox: false, policyFile: resolve(file) });
      const count = rows.filter(({ changed }) => changed !== undefined).length;
      say(`${file} is valid and changes ${count} of ${rows.length} values.`);
      say('The gateway compares amounts of coins with the decimal places in its ledger when it starts.');
      return 0;
    } catch (error) {
      if (!(error instanceof PolicyError)) throw error;
      for (const fault of error.faults) say(fault);
      return 1;
    }
  },
};
