import type { CaptchaAnswer } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isProofValid } from '../../src/access/captcha/judging.ts';
import { sql } from '../../src/db/index.ts';
import { createTestGateway, solve, type TestGateway } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';

let gateway: TestGateway;
let device: TestDevice;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());
beforeEach(async () => {
  await gateway.shiftClock(0);
  device = gateway.device();
});

const ask = (mode = 'slider') =>
  device.call('/common/generateSlider', { scene: 'login', account: '13812345678', mode });
const answer = (fields: object) => device.call('/common/validateSlider', { ...fields });

/** A hand that slows down before the goal, as hands do. */
function track(x: number, samples = 20): CaptchaAnswer['track'] {
  return Array.from({ length: samples }, (_, index) => {
    const share = index / (samples - 1);
    return [index * 31 + (index % 3) * 4, Math.round(x * (1 - (1 - share) ** 2)), (index * 7) % 5] as [
      number,
      number,
      number,
    ];
  });
}

/** Asks for a puzzle and reads, as no client can, where the piece belongs. */
async function puzzle() {
  await gateway.shiftClock(0);
  const { body } = await ask();
  const { target_x: x } = await gateway.db.one<{ target_x: number }>(
    sql`select target_x from captcha_puzzle where id = ${body.captchaId}`,
  );
  const right: CaptchaAnswer = {
    captchaId: body.captchaId as string,
    x,
    input: 'touch',
    track: track(x),
    nonce: solve(body.pow),
  };
  return { body, x, right };
}

interface Proof {
  readonly salt: string;
  readonly bits: number;
}

/** The first number that does not solve a proof of work. Nearly all do not, but a test that takes any fails now and then. */
function wrongNonce({ salt, bits }: Proof): string {
  for (let nonce = 0; ; nonce += 1) if (!isProofValid(salt, String(nonce), bits)) return String(nonce);
}

/** Lets so much time pass as the movement took. */
async function move(fields: Partial<CaptchaAnswer>) {
  await gateway.shiftClock(2000);
  return await answer(fields);
}

describe('a puzzle', () => {
  it('comes as pictures of the promised size, and never says where the piece belongs', async () => {
    const { body, x } = await puzzle();
    expect(body).toMatchObject({
      image: { w: 320, h: 160 },
      piece: { w: 52, h: 52 },
      pow: { alg: 'sha256' },
      ttl: 120,
    });
    expect(body.image.src).toMatch(/^data:image\/jpeg;base64,/);
    expect(body.piece.src).toMatch(/^data:image\/png;base64,/);
    expect(JSON.stringify({ ...body, image: 0, piece: body.piece.y })).not.toMatch(new RegExp(`[:,]${x}[,}]`));
  });

  it('is solved by moving the piece into its hole', async () => {
    const { right } = await puzzle();
    const solved = await move(right);
    expect(solved).toMatchObject({ code: '0000', body: { ttl: 180 } });
    expect(solved.body.ticket).toMatch(/^[\w-]{43}$/);
  });

  it('can be tried once', async () => {
    const { right } = await puzzle();
    await move(right);
    expect((await move(right)).code).toBe('NO_THIS_TICKET');
  });

  it('ends after two minutes', async () => {
    const { right } = await puzzle();
    await gateway.shiftClock(121_000);
    expect((await answer(right)).code).toBe('NO_THIS_TICKET');
  });

  const spoilt: [string, (right: CaptchaAnswer, pow: Proof) => object][] = [
    ['5 pixels beside', (right) => ({ ...right, x: right.x + 5, track: track(right.x + 5) })],
    ['a wrong proof of work', (right, pow) => ({ ...right, nonce: wrongNonce(pow) })],
    ['a track that ends elsewhere', (right) => ({ ...right, track: track(right.x - 10) })],
    ['a track that starts elsewhere', (right) => ({ ...right, track: [[0, 9, 0], ...right.track.slice(1)] })],
    ['too few samples', (right) => ({ ...right, track: track(right.x, 7) })],
    ['time that runs backwards', (right) => ({ ...right, track: right.track.toReversed() })],
    [
      'a movement longer than the time there was',
      (right) => ({ ...right, track: right.track.map(([dt, x, y]) => [dt * 20, x, y]) }),
    ],
    ['the path without pictures', (right) => ({ ...right, input: 'assist', track: [] })],
    ['no track', (right) => ({ ...right, track: [] })],
  ];
  it.each(spoilt)('is not solved by %s', async (_name, spoil) => {
    const { body, right } = await puzzle();
    const solved = await move(spoil(right, body.pow));
    expect(solved).toMatchObject({ code: 'CONDITION_NOT_FULLFILL', body: { captcha: true, remainTimes: 4 } });
  });

  it('answered at once is not solved', async () => {
    const { right } = await puzzle();
    await gateway.db.query(sql`update captcha_puzzle set created_at = app_now() where id = ${right.captchaId}`);
    const fast = { ...right, track: track(right.x, 8).map(([, x, y], index) => [index, x, y]) };
    expect((await answer(fast)).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it('is solved from the keyboard with two more pixels of tolerance', async () => {
    const { right, x } = await puzzle();
    expect(
      (
        await move({
          ...right,
          x: x + 6,
          input: 'key',
          track: [
            [0, 0, 0],
            [400, x + 6, 0],
          ],
        })
      ).code,
    ).toBe('0000');
  });

  it('looks different every time', async () => {
    await device.exchange();
    const pictures = await Promise.all(Array.from({ length: 5 }, async () => (await ask()).body.image.src as string));
    expect(new Set(pictures).size).toBe(5);
  });
});

describe('the captcha for people who cannot see the puzzle', () => {
  it('has no pictures and a harder proof', async () => {
    const { body } = await ask('assist');
    expect(body).not.toHaveProperty('image');
    expect(body.pow.bits).toBe(gateway.services.config.policy.captcha.assistBits[0]);
    expect(
      (await answer({ captchaId: body.captchaId, x: 0, input: 'assist', track: [], nonce: solve(body.pow) })).code,
    ).toBe('0000');
  });

  it('is not solved without its proof', async () => {
    const { body } = await ask('assist');
    let wrong = 0;
    while (solve({ salt: body.pow.salt, bits: body.pow.bits }) === String(wrong)) wrong += 1;
    expect(
      (await answer({ captchaId: body.captchaId, x: 0, input: 'assist', track: [], nonce: String(wrong) })).code,
    ).toBe('CONDITION_NOT_FULLFILL');
  });
});

describe('failures', () => {
  it('make the proof harder, and five cause a pause', async () => {
    const bits: number[] = [];
    for (let failure = 0; failure < 5; failure++) {
      const { body } = await ask();
      bits.push(body.pow.bits);
      await answer({ captchaId: body.captchaId, x: 1, input: 'touch', track: track(1), nonce: '1' });
    }
    expect(bits).toEqual([6, 7, 8, 9, 9]);
    expect(await ask()).toMatchObject({ code: 'REQUEST_TOO_FREQUENT', body: { retryAfter: expect.any(Number) } });
    await gateway.shiftClock(601_000);
    expect((await ask()).code).toBe('0000');
  });

  it('a replayed movement makes the next proof harder, but is not a failure', async () => {
    const first = await puzzle();
    await move(first.right);
    const second = await puzzle();
    expect(second.body.pow.bits).toBe(6);
    await gateway.db.query(sql`update captcha_puzzle set target_x = ${first.x} where id = ${second.body.captchaId}`);
    expect((await move({ ...second.right, x: first.x, track: first.right.track })).code).toBe('0000');
    expect((await ask()).body.pow.bits).toBe(7);
  });
});
