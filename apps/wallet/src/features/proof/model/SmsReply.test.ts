import { describe, expect, it } from 'vitest';
import { createFakeApi, createFakeDeps, FakeRefusal, settle } from '@ezwallet/domain-stores/testing';
import { SmsReply } from './SmsReply.ts';

const ASKED = { replyId: 'rs_1', sendTo: '1069012345', text: 'EZ LOGIN 739104', expiresIn: 300 };
type Look = { received: true; code: string } | { received: false } | Error;

function open(looks: Look[], preToken?: string) {
  const fake = createFakeApi({
    common: {
      sendReplySms: () => Promise.resolve(ASKED),
      verifyReplySms: () => {
        const look = looks.shift() ?? { received: false };
        return look instanceof Error ? Promise.reject(look) : Promise.resolve(look);
      },
    },
  });
  const { clock } = createFakeDeps({ api: fake.api });
  const codes: string[] = [];
  const reply = new SmsReply({ api: fake.api, clock, preToken, onCode: (code) => codes.push(code) });
  const pass = async (milliseconds: number) => {
    await clock.advance(milliseconds);
    await settle();
  };
  return { ...fake, reply, codes, pass };
}

describe('SmsReply', () => {
  it('looks every three seconds until the message has arrived', async () => {
    const { reply, codes, pass, named } = open([{ received: false }, { received: true, code: '730142' }], 'pt');
    await reply.ask();
    expect(reply).toMatchObject({ state: 'waiting', question: { sendTo: '1069012345', text: 'EZ LOGIN 739104' } });
    await pass(3000);
    expect(codes).toEqual([]);
    await pass(3000);
    expect(reply.state).toBe('received');
    expect(codes).toEqual(['730142']);
    await pass(60_000);
    expect(named('common.sendReplySms')).toEqual([{ preToken: 'pt' }]);
    expect(named('common.verifyReplySms')).toEqual([
      { replyId: 'rs_1', preToken: 'pt' },
      { replyId: 'rs_1', preToken: 'pt' },
    ]);
  });

  it('goes on after a look without an answer, and ends with the time', async () => {
    const { reply, codes, pass } = open([new TypeError('Failed to fetch')]);
    await reply.ask();
    await pass(3000);
    expect(reply.state).toBe('waiting');
    for (let round = 0; round < 100; round++) await pass(3000);
    expect(reply.state).toBe('expired');
    expect(codes).toEqual([]);
  });

  it('ends when the server says so, and starts again with a new text', async () => {
    const { reply, pass } = open([new FakeRefusal('EXPIRED'), { received: true, code: '000001' }]);
    await reply.ask();
    await pass(3000);
    expect(reply.state).toBe('expired');
    await reply.ask();
    expect(reply.state).toBe('waiting');
    await pass(3000);
    expect(reply.state).toBe('received');
  });

  it('takes no answer after the person has left', async () => {
    const { reply, codes, pass } = open([{ received: true, code: '730142' }]);
    await reply.ask();
    reply.leave();
    await pass(10_000);
    expect(codes).toEqual([]);
  });
});
