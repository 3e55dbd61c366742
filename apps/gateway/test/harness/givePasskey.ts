import type { Passkey } from '@ezwallet/api-client/contract';
import { proofsOf } from './proofsOf.ts';
import { SoftPasskey } from './SoftPasskey.ts';
import type { TestDevice } from './TestDevice.ts';
import type { TestGateway, TestMember } from './testGateway.ts';

const PATH = '/exchangeUser/passkey';

/** What a signed-in member's authenticator makes a passkey from. */
export async function passkeyOffer(gateway: TestGateway, device: TestDevice, member: TestMember) {
  const { code, body } = await device.call(`${PATH}/offer`, { ...(await proofsOf(gateway, device, member)) });
  if (code !== '0000') throw new Error(`passkeyOffer answered ${code}`);
  return body;
}

/** Adds a passkey to the account of a signed-in member. */
export async function givePasskey(
  gateway: TestGateway,
  device: TestDevice,
  member: TestMember,
  passkey: SoftPasskey = new SoftPasskey(),
): Promise<{ readonly passkey: SoftPasskey; readonly view: Passkey }> {
  const offer = await passkeyOffer(gateway, device, member);
  const { code, body } = await device.call(`${PATH}/add`, { name: 'Work phone', credential: passkey.create(offer) });
  if (code !== '0000') throw new Error(`passkeyAdd answered ${code}`);
  return { passkey, view: body };
}
