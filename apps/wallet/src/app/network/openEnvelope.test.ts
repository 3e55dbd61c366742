import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openEnvelope } from './openEnvelope.ts';

const memory = (values: Record<string, unknown> = {}) => ({
  read: async (part: string) => values[part],
  write: async (part: string, value: unknown) => void (values[part] = value),
});

function pin(): string {
  const point = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'der' })
    .subarray(-65);
  return `00112233445566aa:${point.toString('base64')}`;
}

function showPins(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'envelope-pins';
  meta.content = content;
  document.head.append(meta);
}

describe('openEnvelope', () => {
  afterEach(() => document.head.replaceChildren());

  it('takes version 2 where the page has pins, and version 1 elsewhere', async () => {
    expect((await openEnvelope(memory())).version).toBe(1);
    showPins(`${pin()} ${pin()}`);
    expect((await openEnvelope(memory())).version).toBe(2);
  });

  it('refuses version 1 on a device that has used version 2', async () => {
    await expect(openEnvelope(memory({ envelopeVersion: 2 }))).rejects.toMatchObject({ fault: 'DOWNGRADE' });
  });

  it('refuses pins that it cannot read', async () => {
    showPins('00112233445566aa:AAAA');
    await expect(openEnvelope(memory())).rejects.toThrow(TypeError);
  });
});
