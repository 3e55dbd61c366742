import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bytesOf, wholeOf } from '../../src/people/uploads/bytes.ts';
import { readZip } from '../../src/trade/evidence/zip.ts';
import { operate } from '../harness/operate.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, buyer, later, deadlines, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, buyer, later, deadlines, paid } = scene));

it('the evidence of a decided case has everything, and shows that nobody changed it', async () => {
  const { purchase } = await paid();
  const fileId = await uploadPicture(buyer.device);
  await buyer.device.call('/lucky_c2c/chat/send', {
    billNo: purchase,
    kind: 'text',
    text: 'I have paid.',
    nonce: randomUUID(),
  });
  await buyer.device.call('/lucky_c2c/chat/send', { billNo: purchase, kind: 'image', fileId, nonce: randomUUID() });
  await later(31);
  await buyer.appeal(purchase);
  await later(25 * 60);
  await deadlines();
  await operate(gateway, 'appeals decide', [purchase], { result: 'release', reason: 'The bank shows the payment.' });

  const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  const file = join(folder, 'case.zip');
  try {
    expect((await operate(gateway, 'evidence write', [purchase, file])).code).toBe(0);
    expect(await operate(gateway, 'evidence verify', [file])).toEqual({ code: 0, text: 'Nothing was changed.' });
    const entries = await Promise.all(
      (await readZip(bytesOf(await readFile(file)))).map(async ({ name, bytes }) => ({
        name,
        bytes: await wholeOf(bytes),
      })),
    );
    // The proof, the picture of the chat, and that of the appeal.
    expect(entries.filter(({ name }) => name.startsWith('files/'))).toHaveLength(3);
    const record = JSON.parse(entries.find(({ name }) => name === 'case.json')?.bytes.toString() ?? '');
    expect(record).toMatchObject({
      purchase,
      amount: '100',
      chat: [{ text: 'I have paid.' }, { fileId }],
      appeals: [{ result: 'release', statements: [{ by: 'buyer' }] }],
    });
    expect(record.steps.map(({ event }: { event: string }) => event)).toEqual([
      'create',
      'match',
      'pay',
      'openAppeal',
      'escalate',
      'verdictRelease',
    ]);
    // The coins, and the bonus that came on top of them.
    expect(record.postings.map(({ minorUnits }: { minorUnits: number }) => minorUnits)).toEqual([
      100_000_000, 3_000_000,
    ]);
    await expect(operate(gateway, 'evidence write', [purchase, file])).rejects.toThrow('EEXIST');
    const bytes = await readFile(file);
    await writeFile(file, Buffer.from(bytes.toString('latin1').replace('I have paid.', 'I have not! '), 'latin1'));
    expect(await operate(gateway, 'evidence verify', [file])).toEqual({ code: 1, text: 'case.json was changed.' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
