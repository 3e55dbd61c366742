import type { Location } from 'react-router';
import type { Frame } from '../../../world/frame.ts';
import * as paths from '../../../world/paths.ts';
import { placeAt, type Place } from '../../router/screens.ts';
import { detailListsAt, listAt } from './lists.ts';

/** A screen with its address. */
export interface Shown {
  readonly place: Place;
  readonly location: Location;
}

/** Screens that are outside of the wallet: before a login, of a shop, or on the device of somebody else. */
const BARE: ReadonlySet<string> = new Set([
  paths.recoveryPaths.forgotPassword(),
  paths.recoveryPaths.lostFactor(),
  paths.recoveryPaths.firstLogin(),
  paths.recoveryPaths.stop(),
  paths.cashierPaths.cashier(),
  paths.cashierPaths.checkout(),
  paths.handOverPaths.other(),
  paths.invitationPaths.invited(),
]);

/** Whether a screen has neither a rail nor a list beside it. */
export const isBare = ({ place }: Shown): boolean => place.access === 'visitors' || BARE.has(place.path);

/** The number of the bill whose order the address shows, or undefined where it shows something else. */
export function orderAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const query = new URLSearchParams(search);
  const isOrder =
    pathname === paths.tradePaths.sale() ||
    pathname === paths.orderPaths.chat() ||
    (pathname === paths.billingPaths.bill() && query.has('trade'));
  return isOrder ? (query.get('billNo') ?? undefined) : undefined;
}

/** Finds the page of an address: the chat of an order is beside the order, so its address leads there. */
export function pageOf(shown: Shown): Shown {
  const billNo = orderAt(shown.location);
  if (billNo === undefined || shown.location.pathname !== paths.orderPaths.chat()) return shown;
  const { pathname, searchParams } = new URL(`${paths.billingPaths.bill(billNo)}&trade`, 'https://here');
  return { place: placeAt(pathname), location: { ...shown.location, pathname, search: `?${searchParams}` } };
}

/** The room of the page. */
export function frameOf(shown: Shown): Frame {
  const { location } = shown;
  if (isBare(shown) || orderAt(location) !== undefined) return 'page';
  return listAt(location) === undefined && detailListsAt(location).length > 0 ? 'detail' : 'page';
}

/** The item of the rail that an address belongs to. */
export type Section = 'home' | 'trade' | 'wealth' | 'discover' | 'mine';

const groupsOf = (...groups: readonly Readonly<Record<string, () => string>>[]) =>
  groups.flatMap((group) => Object.values(group).map((path) => path()));

const SECTIONS: ReadonlyMap<string, Section> = new Map([
  ...groupsOf(paths.tradePaths, paths.orderPaths, paths.acceptorPaths).map((path) => [path, 'trade'] as const),
  ...groupsOf(paths.activityPaths, paths.contentPaths).map((path) => [path, 'discover'] as const),
  ...groupsOf(
    paths.aboutPaths,
    paths.securityPaths,
    paths.recoveryPaths,
    paths.addressPaths,
    paths.limitsPaths,
    paths.kycPaths,
    paths.payAccountPaths,
    paths.messagePaths,
  ).map((path) => [path, 'mine'] as const),
  [paths.invitationPaths.own(), 'mine'],
  [paths.coinPaths.coin(), 'wealth'],
]);

/** See {@link Section}. */
export function sectionAt(location: Location): Section {
  if (location.pathname === paths.homePaths.home()) {
    const tab = new URLSearchParams(location.search).get('tab');
    return tab === 'wealth' || tab === 'discover' || tab === 'mine' ? tab : 'home';
  }
  return orderAt(location) === undefined ? (SECTIONS.get(location.pathname) ?? 'home') : 'trade';
}
