import { describe, expect, it } from 'vitest';
import { BridgeError } from './BridgeError.ts';
import { decodeMessage, encodeMessage } from './codec.ts';
import type { Message } from './message.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const data = { billNo: 'B1', memo: '家明 50% \ud800' };
const request: Message = { v: 1, type: 'request', id, name: 'toBillDetail', data };
const wire = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

describe('encodeMessage', () => {
  it('writes URL-encoded JSON that reads back', () => {
    const text = encodeMessage(request);
    expect(text).toMatch(/^[\w!'()*.~%-]+$/);
    expect(JSON.parse(decodeURIComponent(text))).toEqual(request);
    expect(decodeMessage(text)).toEqual(request);
  });

  it('omits data that is undefined', () => {
    expect(decodeURIComponent(encodeMessage({ v: 1, type: 'event', id, name: 'userLogin', data: undefined }))).toBe(
      `{"v":1,"type":"event","id":"${id}","name":"userLogin"}`,
    );
  });

  it('refuses more than 1 MiB, and 8 MiB for a picture', () => {
    const data = 'a'.repeat(0x100000);
    expect(() => encodeMessage({ ...request, data })).toThrow(new BridgeError('TOO_LARGE', request.name));
    expect(decodeMessage(encodeMessage({ ...request, name: 'saveImage', data }))).toMatchObject({ data });
    expect(() => encodeMessage({ ...request, name: 'saveImage', data: data.repeat(8) })).toThrow('TOO_LARGE');
  });
});

describe('decodeMessage', () => {
  it.each([
    { v: 1, type: 'event', id, name: 'a.B_9' },
    { v: 1, type: 'request', id: id.toUpperCase(), name: 'back', data: null },
    { v: 1, type: 'response', id, ok: true },
    { v: 1, type: 'response', id, ok: true, data: [1] },
    { v: 1, type: 'response', id, ok: false, error: { code: 'X', message: '' } },
  ])('reads %j', (message) => {
    expect(decodeMessage(wire(message))).toEqual(message);
  });

  it.each([
    null,
    [],
    1,
    'text',
    {},
    { ...request, v: 2 },
    { ...request, v: '1' },
    { ...request, type: 'reply' },
    { ...request, type: undefined },
    { ...request, id: undefined },
    { ...request, id: '1' },
    { ...request, id: [id] },
    { ...request, id: `${id}\n` },
    { ...request, name: undefined },
    { ...request, name: '' },
    { ...request, name: '1a' },
    { ...request, name: 'a b' },
    { ...request, name: '__proto__' },
    { ...request, name: `a${'b'.repeat(64)}` },
    { ...request, name: { toString: 'back' } },
    { v: 1, type: 'response', id },
    { v: 1, type: 'response', id, ok: 1 },
    { v: 1, type: 'response', id, ok: false },
    { v: 1, type: 'response', id, ok: false, error: null },
    { v: 1, type: 'response', id, ok: false, error: { code: 1, message: '' } },
    { v: 1, type: 'response', id, ok: false, error: { code: 'X' } },
  ])('refuses %j', (value) => {
    expect(decodeMessage(wire(value))).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    1,
    {},
    new String(wire(request)),
    '',
    '%',
    '%E0%A4%A',
    '%ff',
    '{',
    wire(request).slice(1),
    '['.repeat(200_000),
    wire(request).replace('%7D', '%2C'),
  ])('refuses text that is not a message: %j', (text) => {
    expect(decodeMessage(text)).toBeUndefined();
  });

  it('refuses oversized text before reading it, and a long message of another name afterwards', () => {
    expect(decodeMessage(`${wire({ ...request, name: 'saveImage' })}${' '.repeat(0x800000)}`)).toBeUndefined();
    const data = 'a'.repeat(0x100000);
    expect(decodeMessage(wire({ ...request, data }))).toBeUndefined();
    expect(decodeMessage(wire({ v: 1, type: 'response', id, ok: true, data }))).toBeUndefined();
    expect(decodeMessage(wire({ ...request, name: 'saveImage', data }))).toBeDefined();
  });

  it('drops keys that reach a prototype, at every depth [S13]', () => {
    const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const inner = `{${poison},"kept":[{"__proto__":1,"a":2}]}`;
    const text = `{"v":1,"type":"event","id":"${id}","name":"a",${poison},"data":${inner}}`;
    const message = decodeMessage(encodeURIComponent(text));
    expect(message).toEqual({ v: 1, type: 'event', id, name: 'a', data: { kept: [{ a: 2 }] } });
    expect(Object.keys(Object.assign({}, message?.data))).toEqual(['kept']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
