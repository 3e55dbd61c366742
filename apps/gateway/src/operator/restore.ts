import { fromMinorUnits } from '@ezwallet/validators';
import { acceptComparison, NotComparedError } from '../money/restore/accept.ts';
import { compareNetworks, type Finding } from '../money/restore/compare.ts';
import { holdSigning, readHold } from '../money/signing/hold.ts';
import type { Services } from '../call/Services.ts';
import { type Command, minute, OperatorError, table } from './Command.ts';

const WHY = {
  place: 'the database is not where the house signed',
  network: 'a network knows more of the wallet than the database',
  person: 'somebody stopped it',
} as const;

function cellsOf({ chains }: Services, { protocol, txid, block, to, currency, raw, billNo }: Finding): string[] {
  const decimals = chains.get(protocol)?.coins.get(currency)?.decimals ?? 0;
  const proposal = billNo === undefined ? 'belongs to no withdrawal here' : `mark ${billNo} as sent`;
  return [protocol, String(block ?? '-'), txid, `${fromMinorUnits(raw, decimals)} ${currency}`, to, proposal];
}

export const chainCompare: Command = {
  summary:
    'Lists what the wallet has sent that this database does not know. Exits with 1 while a network is not compared.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const hold = await readHold(services.db);
    say(hold ? `Nothing is sent since ${minute(hold.since)}: ${WHY[hold.why]}.` : 'Nothing stops the sending.');
    const { findings, open } = await compareNetworks(services);
    const head = ['network', 'block', 'transaction', 'amount', 'to', 'proposal'];
    if (findings.length > 0) say(table([head, ...findings.map((each) => cellsOf(services, each))]));
    else say('The networks that answered know nothing that this database does not.');
    for (const [protocol, reason] of open) say(`${protocol} ${reason}`);
    return open.size === 0 ? 0 : 1;
  },
};

export const chainAccept: Command = {
  summary: 'Does what the last comparison proposes, and lets the sending go on.',
  usage: '[--by-hand NETWORK[,NETWORK]]',
  options: { 'by-hand': { about: 'networks that cannot be asked, and that you have compared with an explorer' } },
  async run(services, { values, say }) {
    try {
      const { bound, loose } = await acceptComparison(services, new Set(values['by-hand']?.split(',')));
      say(`${bound} marked as sent, ${loose} that belong to no withdrawal here. Withdrawals go out again.`);
    } catch (error) {
      if (error instanceof NotComparedError) throw new OperatorError(error.message);
      throw error;
    }
    return 0;
  },
};

export const chainHold: Command = {
  summary:
    'Stops every withdrawal and sweep until `chain accept`. Do it before you put back copied files of a database.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const isNew = await holdSigning(services, 'person');
    say(isNew ? 'Nothing is sent any more.' : 'Nothing was sent already.');
    return 0;
  },
};
