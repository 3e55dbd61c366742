/** A rule of the security checklist. */
export interface Rule {
  /** Its number, as in the tag `[S17]` in the title of each test that proves it. */
  readonly number: number;
  readonly text: string;
  /** Why only a part is there to test, if so: the product does not have the rest. */
  readonly notBuilt?: string;
}

const TEXTS: readonly (string | readonly [text: string, notBuilt: string])[] = [
  'Every answer has a strict content security policy, and no screen breaks it',
  'No text becomes markup or code: trusted types',
  'Every answer isolates the page: COOP, CORP, nosniff, no referrer, few permissions',
  'HSTS, no cookies, and calls from listed origins only',
  'No other page can frame the wallet',
  'A copy of the browser’s storage reveals no token, password or person',
  'A logout ends the session everywhere and leaves nothing on the device',
  'Sessions: random, hashed, renewed, and ended by time',
  'No text that a person sets runs as script on any screen',
  'Links from data lead to https or our own screens',
  'A redirect after login leads to our own screens only',
  'Deep links and scanned codes: checked, and never paid without a confirmation',
  'No input reaches a prototype',
  'The envelope refuses what somebody changed, moved or replayed',
  'The key exchange gives every bad request the same answer',
  'A client that gets no key stops after two tries',
  'Wrong logins: captcha, limits for each account and network, block',
  'Wrong payment passwords: five tries, then a lock',
  'Codes: random, hashed, short-lived, single-use, for one purpose and one person',
  'Nobody learns whether an account exists, neither from answers nor from work',
  'Passwords: argon2id above the floor, no leaked ones, the old one for a change',
  'Payment passwords are hashed with a pepper outside the database',
  'Hashing leaves the event loop free, and its queue has an end',
  'Secrets are compared in constant time',
  'An object of somebody else looks like one that does not exist',
  'Each call answers each role as its contract says',
  'Nobody sets a field that the contract does not have',
  'Money moves once, and never below zero, however many ask at once',
  'Orders move only as their table says, and a race has one winner',
  'Amounts are exact decimals, and the server computes the fee',
  'The server executes what the person confirmed',
  'New addresses and risky changes hold outgoing money',
  'Addresses that somebody swapped or imitated are shown or reported',
  'Names and texts that deceive the eye are refused',
  'Messages carry the anti-phishing code, and no link does',
  'Uploads: checked, made again, limited, and for their owner only',
  'No path leads out of the folder of files',
  'Requests have limits of size, depth and time',
  'Calls have rates, and counting them needs bounded memory',
  'No secret reaches a log',
  'Errors tell a reference and nothing else',
  'Service worker: nothing of a call in it, nothing stale from it',
  'A new release reloads a page at most twice; no source maps in production',
  'Messages between windows: exact origin, known sender, checked form',
  'No host but our own',
  'Dependencies: locked, no install scripts but listed ones',
  'No secret in the sources, their history or the builds',
  'A member sees and revokes devices, and hears of new ones',
  'Changes of security need a proof by the old method',
  'Identity data: sealed, for its owner and reviewers, adults only, once each',
  'Work grows with the bytes of a request and no faster, before the login too',
  'Every call that writes has the guard that its table asks for',
  'Strangers fill no table and cause no cost without end',
  'What one member can do to another has a limit in sum, number and time',
  'Nothing that a session alone has added is ever trusted',
  'A leaked key of somebody else opens no more than its own room',
];

/** The rules in the order of their numbers, from 1. */
export const RULES: readonly Rule[] = TEXTS.map((entry, index) => {
  const number = index + 1;
  return typeof entry === 'string' ? { number, text: entry } : { number, text: entry[0], notBuilt: entry[1] };
});
