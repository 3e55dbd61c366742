import { fromMinorUnits } from '@ezwallet/validators';
import { acceptComparison, NotComparedError } from '../money/restore/accept.ts';
import { bookLoose, findLoose, type LooseTransfer, NotBookableError } from '../money/restore/book.ts';
import { compareNetworks, type Finding } from '../money/restore/compare.ts';
import { holdSigning, readHold } from '../money/signing/hold.ts';
import type { Services } from '../call/Services.ts';
import { assertAsProposed, type Command, type Invocation, minute, OperatorError, plainly, table } from './Command.ts';
import { findUser } from './users.ts';

const WHY = {
  place: 'the database is not where the house signed',
  network: 'a network knows more of the wallet than the database',
  person: 'somebody stopped it',
} as const;

/** Says what a transfer seems to be. */
function proposalOf({ chains, config }: Services, { protocol, to, billNo }: Finding): string {
  if (billNo !== undefined) return `mark ${billNo} as sent`;
  const chain = chains.get(protocol);
  return chain && config.coldAddresses.get(chain.protocol) === to
    ? 'went to the cold wallet'
    : 'belongs to no withdrawal here';
}

function cellsOf(services: Services, finding: Finding): string[] {
  const { chains } = services;
  const { protocol, txid, block, to, currency, raw } = finding;
  const decimals = chains.get(protocol)?.coins.get(currency)?.decimals ?? 0;
  return [
    protocol,
    String(block ?? '-'),
    txid,
    `${fromMinorUnits(raw, decimals)} ${currency}`,
    to,
    proposalOf(services, finding),
  ];
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
    const byHand = new Set(values['by-hand']?.split(','));
    const { bound, loose } = await plainly(NotComparedError, async () => await acceptComparison(services, byHand));
    say(`${bound} marked as sent, ${loose} that belong to no withdrawal here. Withdrawals go out again.`);
    return 0;
  },
};

/** The transfer that a call names. @throws {OperatorError} unless it can be booked */
async function readLoose(services: Services, { values: { network, txid } }: Invocation): Promise<LooseTransfer> {
  if (network === undefined || txid === undefined) throw new OperatorError('Give the --network and the --txid.');
  return await plainly(NotBookableError, async () => await findLoose(services, { network, txid }));
}

export const withdrawalsBook: Command = {
  summary: 'Makes the withdrawal of a member that `chain compare` lists as one that belongs to none here.',
  usage: 'USER_NO --network NETWORK --txid TXID',
  options: {
    network: { about: 'the network that has carried it out, such as TRC20' },
    txid: { about: 'the transaction' },
    amount: { about: 'what was sent, such as "50 USDT"; read from the comparison if absent, and compared with it' },
  },
  async prepare(invocation, services) {
    const { words } = await readLoose(services, invocation);
    return { amount: words, ...invocation.values };
  },
  async run(services, invocation) {
    const { positionals, values, say } = invocation;
    const member = await findUser(services.db, positionals[0]);
    const loose = await readLoose(services, invocation);
    assertAsProposed(values['amount'], loose.words, `${loose.words} was sent`);
    const billNo = await plainly(NotBookableError, async () => await bookLoose(services, member.id, loose));
    say(`${billNo}: ${loose.words} of ${positionals[0]}. \`chain accept\` marks it as sent.`);
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
