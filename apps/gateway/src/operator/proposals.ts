import { approveProposal, refuseProposal } from '../house/staff/approve.ts';
import { listProposals, type Proposal } from '../house/staff/proposals.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { isId } from './isId.ts';
import { readText, TEXT_LENGTH } from './readText.ts';

/** @throws {OperatorError} */
function readNumber(text: string | undefined): bigint {
  if (!isId(text)) throw new OperatorError('Give the number of a proposal. See proposals.');
  return BigInt(text);
}

/** The call of a proposal, as one types it. */
const commandOf = ({ verb, arguments: { positionals, values } }: Proposal): string =>
  [verb, ...positionals, ...Object.entries(values).map(([name, value]) => `--${name} ${value}`)].join(' ');

const linesOf = (proposal: Proposal): string[] => [
  `${proposal.id}: ${commandOf(proposal)}`,
  `  by ${proposal.by}, until ${minute(proposal.expiresAt)}: ${proposal.why}`,
  `  saw ${proposal.seen ?? 'nothing'}`,
];

export const proposalsList: Command = {
  summary: 'Lists what waits for a second person, with what the first one saw.',
  usage: '',
  options: {},
  async run({ db }, { say }) {
    const open = await listProposals(db);
    say(open.length === 0 ? 'Nothing waits.' : open.flatMap(linesOf).join('\n'));
    return 0;
  },
};

export const proposalsApprove: Command = {
  summary: 'Carries out what somebody else proposed, if the case still is what that person saw.',
  usage: 'NUMBER',
  options: {},
  async run(services, { positionals, person, execute, say }) {
    const { code, proposal } = await approveProposal(services, person, readNumber(positionals[0]), execute);
    for (const line of linesOf(proposal)) say(line);
    if (code !== 'changed') return code;
    say('The case has changed since, so nothing was done. The proposal has ended.');
    return 1;
  },
};

export const proposalsRefuse: Command = {
  summary: 'Refuses what somebody proposed, or takes back your own proposal.',
  usage: 'NUMBER --reason TEXT',
  options: { reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run(services, { positionals, values, person, say }) {
    const reason = readText(values, 'reason');
    const { id } = await refuseProposal(services, person, readNumber(positionals[0]), reason);
    say(`Proposal ${id}: refused`);
    return 0;
  },
};
