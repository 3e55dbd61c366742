import { contract } from '@ezwallet/api-client/contract';

/** Checks of the contract for text that one person writes and others read. */
const OF_PEOPLE: ReadonlySet<unknown> = new Set(['display text', 'contact remark', 'nickname', 'prose', 'real name']);
/** Names that other things have too, so that a search by name would find those. */
const SHARED_NAMES: ReadonlySet<string> = new Set([
  'address',
  'branch',
  'city',
  'name',
  'province',
  'statement',
  'text',
]);
/** What the server shows of a name. */
const MASKED = ['nickMasked', 'realNameMasked'];

interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly message?: unknown;
}

/** The names of all fields in which people write, from the requests of the contract. */
export function fieldsOfPeople(): ReadonlySet<string> {
  const found = new Set<string>(MASKED);
  const isWritten = ({ pipe = [], wrapped, message }: Schema): boolean =>
    OF_PEOPLE.has(message) || pipe.some(isWritten) || (wrapped !== undefined && isWritten(wrapped));
  const visit = ({ entries = {}, options = [], pipe = [], wrapped, item }: Schema): void => {
    for (const [name, schema] of Object.entries(entries)) {
      if (isWritten(schema) && !SHARED_NAMES.has(name)) found.add(name);
      visit(schema);
    }
    for (const schema of [...options, ...pipe, ...(wrapped ? [wrapped] : []), ...(item ? [item] : [])])
      if (Array.isArray(options) && typeof schema === 'object') visit(schema);
  };
  for (const area of Object.values(contract))
    for (const { request } of Object.values(area) as readonly { request: unknown }[]) visit(request as Schema);
  return found;
}
