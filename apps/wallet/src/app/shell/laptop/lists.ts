import type { Location } from 'react-router';
import {
  activityPaths,
  billingPaths,
  contentPaths,
  depositPaths,
  inboxPaths,
  messagePaths,
  payAccountPaths,
  securityPaths,
  supportPaths,
} from '../../../world/paths.ts';

/** A list that stays at the left of its details. */
export interface ListBeside {
  readonly path: string;
  /** Paths of the details. */
  readonly details?: readonly string[];
  /** A query that opens a detail at the path of the list itself; '#' where the fragment does. */
  readonly query?: string;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

const { centre, ...security } = securityPaths;

/** The lists with their details. The first list of a detail is the one that a direct link shows. */
const LISTS: readonly ListBeside[] = [
  { path: billingPaths.bills(), details: [billingPaths.bill()] },
  { path: depositPaths.bills(), details: [billingPaths.bill()] },
  { path: inboxPaths.messages(), query: 'id' },
  { path: inboxPaths.system(), query: 'id' },
  { path: contentPaths.notices(), query: 'id' },
  { path: contentPaths.questions(), query: '#' },
  { path: activityPaths.all(), details: [activityPaths.activity()] },
  { path: supportPaths.support(), details: [supportPaths.chat()] },
  { path: payAccountPaths.all(), details: [payAccountPaths.account()] },
  { path: payAccountPaths.cards(), details: [payAccountPaths.account()] },
  { path: messagePaths.email(), details: [messagePaths.emailTexts()] },
  { path: messagePaths.sms(), details: [messagePaths.smsTexts()] },
  { path: messagePaths.push(), details: [messagePaths.pushTexts()] },
  { path: centre(), details: Object.values(security).map((path) => path()) },
];

const isOpen = ({ path, query }: ListBeside, { pathname, search, hash }: Address): boolean =>
  query !== undefined && pathname === path && (query === '#' ? hash !== '' : new URLSearchParams(search).has(query));

/** The list that an address opens without a detail. */
export const listAt = (address: Address): ListBeside | undefined =>
  LISTS.find((list) => list.path === address.pathname && !isOpen(list, address));

/** Whether an address is below a detail of a list, so that its way back leads to that detail. */
export const isBelowDetail = ({ pathname }: Address): boolean =>
  LISTS.some(({ details = [] }) => details.some((detail) => pathname.startsWith(`${detail}/`)));

/** The lists that an address may be a detail of. */
export const detailListsAt = (address: Address): readonly ListBeside[] =>
  LISTS.filter((list) => list.details?.includes(address.pathname) === true || isOpen(list, address));
