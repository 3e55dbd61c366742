import { describe, expect, it } from 'vitest';
import { readPolicy } from '../../config/policy/readPolicy.ts';
import { opensAt } from './opensAt.ts';

const hoursOf = (hours: object) => readPolicy({ support: { hours } }).support.hours;
const OFFICE = hoursOf({
  timeZone: 'Asia/Hong_Kong',
  monday: '09:00-12:00, 13:00-18:00',
  saturday: 'closed',
  sunday: 'closed',
});
const at = (text: string) => Date.parse(text);

describe('opensAt', () => {
  it('is null at any time by default', () => {
    for (let hour = 0; hour < 8 * 24; hour += 1)
      expect(opensAt(readPolicy().support.hours, at('2026-11-28T00:00Z') + hour * 3_600_000)).toBeNull();
  });

  it.each([
    // A Saturday, the last minute of a Friday, and the first of a Monday.
    ['2026-11-28T05:00+08:00', '2026-11-30T09:00+08:00'],
    ['2026-11-27T23:59+08:00', null],
    ['2026-11-30T00:00+08:00', '2026-11-30T09:00+08:00'],
    ['2026-11-30T09:00+08:00', null],
    // A pause at noon, and the night before a day that is open throughout.
    ['2026-11-30T12:00+08:00', '2026-11-30T13:00+08:00'],
    ['2026-11-30T17:59+08:00', null],
    ['2026-11-30T18:00+08:00', '2026-12-01T00:00+08:00'],
  ])('at %s: %s', (now, opening) => {
    expect(opensAt(OFFICE, at(now))).toBe(opening === null ? null : at(opening));
  });

  it('follows the clock of the time zone into and out of summer time', () => {
    const closed = Object.fromEntries(
      ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, 'closed']),
    );
    const berlin = hoursOf({ timeZone: 'Europe/Berlin', ...closed, monday: '09:00-18:00' });
    expect(opensAt(berlin, at('2026-03-28T12:00Z'))).toBe(at('2026-03-30T09:00+02:00'));
    expect(opensAt(berlin, at('2026-10-24T12:00Z'))).toBe(at('2026-10-26T09:00+01:00'));
    expect(opensAt(berlin, at('2026-10-26T18:00+01:00'))).toBe(at('2026-11-02T09:00+01:00'));
  });
});

describe('the hours of the policy', () => {
  it.each([
    [{ monday: '18:00-09:00' }, 'support.hours.monday'],
    [{ monday: '09:00-12:00, 11:00-18:00' }, 'support.hours.monday'],
    [{ monday: '9-18' }, 'support.hours.monday'],
    [{ timeZone: 'Mars/Olympus' }, 'support.hours.timeZone'],
    [
      Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, 'closed']),
      ),
      'must have a day that is not "closed"',
    ],
  ])('refuses %j', (hours, fault) => {
    expect(() => hoursOf(hours)).toThrow(fault);
  });
});
