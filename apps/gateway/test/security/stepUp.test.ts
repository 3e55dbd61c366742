import { type Endpoint, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { servedEndpoints } from '../harness/served.ts';
import { signIn, type TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { workingExample } from '../harness/workingExamples.ts';

let gateway: TestGateway;
useTestGateway({}, (stage: Stage) => ({ gateway } = stage));

/** What proves who somebody is, in the request of a signed-in member. */
const PROOFS = ['codes', 'oldPassword', 'loginPassword'] as const;
const proofsIn = ({ example }: Endpoint) => PROOFS.filter((name) => name in (example.request as object));
const guarded = servedEndpoints.filter(({ endpoint }) => endpoint.auth === 'user' && proofsIn(endpoint).length > 0);

/** Everything about a member that a proof guards. */
const stateOf = async (id: bigint) =>
  await gateway.db.one<{ state: string }>(sql`
    select concat_ws('|', m::text, (select string_agg(o::text, ',' order by o::text) from member_otp o where o.member_id = m.id),
      (select string_agg(h::text, ',' order by h::text) from outgoing_hold h where h.member_id = m.id)) as state
    from member m where m.id = ${id}`);

it('every change of security takes proofs [S49]', () => {
  const titles = guarded.map(({ title }) => title);
  for (const name of [
    'changePhone',
    'changeEmail',
    'bindPhone',
    'bindEmail',
    'bindOtpInfo',
    'disableOtpInfo',
    'updateTranPass',
    'updateLoginPassword',
    'setAntiPhishingCode',
    'addressWhitelistSwitchOn',
    'addressWhitelistSwitchOff',
    'biometricsLoginOn',
    'makeRecoveryCodes',
    'phoneVerifySwitchOff',
    'emailVerifySwitchOff',
  ])
    expect(titles).toContain(`user.${name}`);
});

it.each(guarded)('$title without its proofs, and with those of somebody else, changes nothing [S49]', async (named) => {
  const { device, member, fields } = await workingExample(gateway, named).prepare();
  const before = await stateOf(member.id);
  const thief = await gateway.member();
  const { codes } = await proofsOf(gateway, await signIn(gateway.device(), thief), thief);
  // All members of these tests have the same payment password.
  const foreign = codes.filter(({ type }) => type !== VERIFY_TYPES.payPassword);
  const attacks = proofsIn(named.endpoint).flatMap((name) => {
    const without = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
    return name === 'codes'
      ? [without, { ...fields, codes: [] }, { ...fields, codes: foreign }]
      : [without, { ...fields, [name]: name === 'oldPassword' ? '730164' : 'somebody else 7' }];
  });
  for (const attack of attacks)
    expect((await device.call(named.endpoint.path, attack)).code, JSON.stringify(attack)).not.toBe('0000');
  expect(await stateOf(member.id)).toEqual(before);
});
