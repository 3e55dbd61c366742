import { createHash, randomUUID } from 'node:crypto';
import { DOCUMENT_PART_BYTES, VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../src/sandbox/accounts.ts';
import { GatewayFleet } from './harness/GatewayFleet.ts';
import { makeVideo } from './harness/makeVideo.ts';
import { posting, spawnGateway } from './harness/spawnGateway.ts';
import { type Answer, TestDevice } from './harness/TestDevice.ts';
import { signIn } from './harness/testGateway.ts';

let fleet: GatewayFleet;
let device: TestDevice;
beforeAll(async () => {
  fleet = new GatewayFleet();
  await fleet.grow(1);
  device = new TestDevice(posting(() => fleet.gateways[0]?.address ?? ''));
  await signIn(device, DEMO_ACCOUNTS[0]!);
});
afterAll(async () => await fleet.close());

/** Kills the gateway while it takes a part. */
async function killDuring(call: Promise<Answer>): Promise<void> {
  await Promise.all([call.catch(() => undefined), fleet.gateways[0]?.kill()]);
  fleet.gateways[0] = await spawnGateway(fleet.dataDir);
}

it('kill -9 between the parts of a document loses none: the upload goes on where it stopped [S36]', async () => {
  const bytes = makeVideo({ seconds: 8, bytes: 2 * DOCUMENT_PART_BYTES });
  const file = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const start = async () => await device.call('/kyc/startUpload', { fileType: 'VIDEO', ...file });
  const append = async (upload: string, offset: number) => {
    const fileBase64 = bytes.subarray(offset, offset + DOCUMENT_PART_BYTES).toString('base64');
    return await device.call('/kyc/appendUpload', { upload, offset, fileBase64 });
  };
  let { body } = await start();
  const { upload } = body;
  while (!body.file) {
    await killDuring(append(upload, body.offset));
    ({ body } = await start());
    expect(body.upload).toBe(upload);
    if (!body.file) ({ body } = await append(upload, body.offset));
  }
  expect(body.file.size).toBe(bytes.length);
});

it('kill -9 between the parts of a video loses none, and takes none twice [S36]', async () => {
  const bytes = makeVideo({ bytes: VIDEO_PART_BYTES });
  const upload = randomUUID();
  const send = async (part: number) => {
    const fileBase64 = bytes.subarray(part * VIDEO_PART_BYTES, (part + 1) * VIDEO_PART_BYTES).toString('base64');
    return await device.call('/exchangeUser/uploadVideo', { upload, part, parts: 2, fileBase64 });
  };
  await killDuring(send(0));
  expect((await send(0)).body).toEqual({ received: 1, file: null });
  await killDuring(send(1));
  expect((await send(1)).body).toMatchObject({ received: 2, file: { size: bytes.length } });
});
