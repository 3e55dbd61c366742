import { SUPPORT_TEXT_MAX } from '@ezwallet/api-client/constants';
import { checkDisplayText } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';
import { closeConversation } from '../house/support/process.ts';
import { answerTicket, findFiles, findTickets, readTicket, type Ticket } from '../house/support/staff.ts';
import { releaseTicket, TakenError, takeTicket } from '../house/support/taking.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, sayPage } from './paging.ts';
import { lookAtFiles } from './lookAtFiles.ts';
import { readText } from './readText.ts';

const SHOWN = 60;

const askerOf = ({ userNo, guest }: Ticket): string => (userNo === null ? `guest ${guest}` : userNo);

/** @throws {OperatorError} */
async function findTicket(db: Db, no: string | undefined): Promise<Ticket> {
  const [ticket] = await findTickets(db, sql`h.no = ${no ?? ''}`, 1);
  if (!ticket) throw new OperatorError(`No conversation has the name ${no ?? ''}. See support list.`);
  return ticket;
}

export const supportList: Command = {
  summary: 'Lists the conversations that wait for support, the longest first, or all that are open, and who took them.',
  usage: `[--all true] ${PAGE_USAGE}`,
  options: { all: { about: 'also those that wait for the member' }, ...PAGE_OPTIONS },
  async run({ db }, { values, say }) {
    const open = values['all'] === 'true' ? sql`h.state <> 'closed'` : sql`h.state = 'withSupport'`;
    const page = readPage(values);
    const rows = (await findTickets(db, open, page.rows, page.offset)).map((ticket) => [
      ticket.no,
      minute(ticket.updatedAt),
      askerOf(ticket),
      [ticket.subject, ticket.reference].filter(Boolean).join(' '),
      ticket.taken === null ? '' : `${ticket.taken.by} ${minute(ticket.taken.since)}`,
      ticket.lastText.replaceAll('\n', ' ').slice(0, SHOWN),
    ]);
    sayPage(say, page, ['conversation', 'since', 'from', 'about', 'taken', 'last message'], rows);
    return 0;
  },
};

export const supportShow: Command = {
  summary: 'Shows a conversation, which its asker then sees as read.',
  usage: 'CONVERSATION',
  options: {},
  async run({ db }, { positionals, say }) {
    const ticket = await findTicket(db, positionals[0]);
    say(`${askerOf(ticket)}: ${[ticket.subject, ticket.reference].filter(Boolean).join(' ')}, ${ticket.state}`);
    if (ticket.taken) say(`taken by ${ticket.taken.by} since ${minute(ticket.taken.since)}`);
    for (const { by, text, fileId, fileName, at } of await readTicket(db, ticket.id))
      say(
        `${minute(at)} ${by}: ${fileId === null ? text : fileName === null ? `picture ${fileId}` : `PDF ${fileId} ${fileName}`}`,
      );
    if (ticket.isTyping) say(`${askerOf(ticket)} is typing`);
    return 0;
  },
};

export const supportLook: Command = {
  summary:
    'Opens each picture of a conversation at an address of this machine that works once, for five minutes. A PDF downloads.',
  usage: 'CONVERSATION --as NAME',
  options: { as: { about: 'your name, which stands across the pictures and in the record' } },
  async run(services, { positionals, values, say }) {
    const by = readText(values, 'as');
    const { id, no } = await findTicket(services.db, positionals[0]);
    const files = await findFiles(services.db, id);
    if (files.length === 0) throw new OperatorError(`${no} has no pictures or PDFs.`);
    await lookAtFiles(services, files, { by, about: no, say });
    return 0;
  },
};

/** @throws {OperatorError} where somebody else has the conversation */
async function sayingWhoHas<Result>(no: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    const { by, since, until } = error.taken;
    throw new OperatorError(
      `${by} took ${no} at ${minute(since)}. It is free at ${minute(until)}, or when ${by} releases it.`,
    );
  }
}

export const supportTake: Command = {
  summary:
    'Takes a conversation, so that nobody else answers it for a while. Each of your answers begins the time again.',
  usage: 'CONVERSATION --as NAME',
  options: {},
  async run({ db, config }, { positionals, say, person }) {
    const { id, no } = await findTicket(db, positionals[0]);
    const { until } = await sayingWhoHas(no, () => takeTicket(db, config.policy, id, person.name));
    say(`${no}: yours until ${minute(until)}`);
    return 0;
  },
};

export const supportRelease: Command = {
  summary: 'Releases a conversation that you took, so that others can answer it.',
  usage: 'CONVERSATION --as NAME',
  options: {},
  async run({ db }, { positionals, say, person }) {
    const { id, no } = await findTicket(db, positionals[0]);
    await sayingWhoHas(no, () => releaseTicket(db, id, person.name));
    say(`${no}: free`);
    return 0;
  },
};

export const supportReply: Command = {
  summary: 'Answers a conversation. The asker gets a notice, and can write again.',
  usage: 'CONVERSATION --text TEXT',
  options: { text: { about: `what the asker reads, up to ${SUPPORT_TEXT_MAX} characters` } },
  async run({ db, config }, { positionals, values, say, person }) {
    const text = checkDisplayText(values['text'] ?? '', { max: SUPPORT_TEXT_MAX });
    if (!text.ok || text.value === '')
      throw new OperatorError(`Give a --text of up to ${SUPPORT_TEXT_MAX} characters.`);
    const { id, no } = await findTicket(db, positionals[0]);
    await sayingWhoHas(no, () => answerTicket(db, config.policy, id, text.value, person.name));
    say(`${no}: answered`);
    return 0;
  },
};

export const supportClose: Command = {
  summary: 'Closes a conversation. A message of its asker opens it again.',
  usage: 'CONVERSATION',
  options: {},
  async run({ db }, { positionals, say, person }) {
    const { id, no } = await findTicket(db, positionals[0]);
    await sayingWhoHas(no, () => releaseTicket(db, id, person.name));
    await closeConversation(db, id, 'operator');
    say(`${no}: closed`);
    return 0;
  },
};
