import { createECDH } from 'node:crypto';
import type { Sealed, TestDeviceV2 } from './TestDeviceV2.ts';
import type { TestGateway } from './testGateway.ts';
import { useGateway } from './useTestGateway.ts';

/** What a test of envelope version 2 acts on. */
export interface EnvelopeStage {
  readonly gateway: TestGateway;
  /** Shares keys of version 2 with the gateway. */
  readonly device: TestDeviceV2;
}

/** A call without a session and without fields. */
export const AREAS = '/common/getCountryCode';
/** The whole answer to whatever does not open. */
export const UNREADABLE = {
  status: 400,
  contentType: 'application/json; charset=utf-8',
  code: '400003',
  message: '400003',
  body: null,
};

/** An answer in plain JSON, without its time. */
export function shape({ status, contentType, bytes }: { status: number; contentType: string; bytes: Buffer }) {
  const { head, body } = JSON.parse(bytes.toString()) as { head: { code: string; message: string }; body: unknown };
  return { status, contentType, code: head.code, message: head.message, body };
}

/** A point on the curve of the exchange, with a key that nobody keeps. */
export const point = () => createECDH('prime256v1').generateKeys('base64');

/** A sealed {@link AREAS}. */
export const sealAreas = (device: TestDeviceV2): Sealed => device.sealCall(AREAS, device.complete({}));

/** Sends a sealed call. @returns the code of its answer */
export const codeOf = async (device: TestDeviceV2, request: Sealed): Promise<string> =>
  device.readAnswer(request, await device.send(request)).code;

/** Sets the stage for a file: one gateway, and for each test a device that has agreed on keys. */
export function useEnvelopeStage(set: (stage: EnvelopeStage) => unknown): void {
  useGateway(async (gateway) => {
    const device = gateway.deviceV2();
    await device.exchange();
    return { gateway, device };
  }, set);
}
