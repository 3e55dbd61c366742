import { sweepChains } from '../chain/sweepChains.ts';
import { type Command, table } from './Command.ts';

export const chainSweep: Command = {
  summary: 'Moves deposits into the wallet that pays withdrawals, as a job does every twenty minutes.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const reports = [...(await sweepChains(services))];
    const head = ['network', 'swept', 'given the fee', 'waiting', 'refused'];
    const rows = reports.map(([protocol, { swept, funded, waiting, refused }]) =>
      [protocol, swept, funded, waiting, refused].map(String),
    );
    say(rows.length > 0 ? table([head, ...rows]) : 'No network needs to be swept.');
    return 0;
  },
};
