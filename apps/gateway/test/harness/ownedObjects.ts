import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '../../src/db/index.ts';
import { findCases, IS_OPEN } from '../../src/house/kyc/KycCase.ts';
import { decide } from '../../src/house/kyc/process.ts';
import { lockVoucher } from '../../src/money/vouchers/voucher-use.ts';
import { givePasskey } from './givePasskey.ts';
import { giveVoucher, WAIVER } from './giveVoucher.ts';
import { TRADE_MAKERS } from '../trades/ownedTrades.ts';
import { addAccount } from './addAccount.ts';
import { announcement, base64Of, LEVEL_2, uploadKycFile, videoFile } from './kycFiles.ts';
import { makeVideo } from './makeVideo.ts';
import { proofsOf } from './proofsOf.ts';
import { uploadPdf } from './uploadPdf.ts';
import { makePaymentCode, uploadGuestPicture, uploadPicture } from './uploadPicture.ts';
import { supportCode } from './sentCodes.ts';
import { replyingLogin, waitingLogin } from './waitingLogin.ts';
import type { TestDevice } from './TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './testGateway.ts';

/** An object that is somebody's, and how its owner asks for it where the contract's example would not do. */
export interface OwnedObject {
  /** A list where the field is one. */
  readonly value: string | readonly string[];
  readonly request?: Readonly<Record<string, unknown>>;
  /** Fields that name the owner, where no session does; `request` has those of somebody else. */
  readonly secret?: Readonly<Record<string, unknown>>;
  /** The device that it belongs to, where its owner reaches it from no other. */
  readonly device?: TestDevice;
}

type Maker = (gateway: TestGateway, owner: TestMember) => Promise<OwnedObject>;

const ADDRESS = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';

/** A conversation with support. */
async function askedSupport(gateway: TestGateway, owner: TestMember): Promise<OwnedObject> {
  const device = await signIn(gateway.device(), owner);
  const question = { subject: 'free', text: 'How do I change my phone number?', nonce: randomUUID() };
  return { value: (await device.call('/support/open', question)).body.id };
}

/** A picture or another file of a guest's conversation, which a pass names. */
async function guestPicture(
  gateway: TestGateway,
  owner: TestMember,
  upload = uploadGuestPicture,
): Promise<OwnedObject & { value: string }> {
  const enter = async (member: TestMember) => {
    const device = gateway.device();
    await device.exchange();
    const { body } = await device.call('/support/guest/enter', await supportCode({ gateway, device, member }));
    return { device, pass: body.pass as string };
  };
  const { device, pass } = await enter(owner);
  const other = await enter(await gateway.member());
  const value = await upload(device, pass);
  return { value, request: { pass: other.pass }, secret: { pass } };
}

/** How to make an object of somebody's by the field that names it; a call that needs another one has its own entry. */
const MAKERS: Readonly<Record<string, Maker>> = {
  ...TRADE_MAKERS,
  'support.open reference': async (gateway, owner) => ({
    value: await makeBill(gateway, owner),
    request: { subject: 'bill', text: 'Where is it?', nonce: randomUUID() },
  }),
  'support.close id': askedSupport,
  'support.news id': askedSupport,
  'support.seen id': askedSupport,
  'support.file fileId': async (gateway, owner) => ({ value: await uploadPdf(await signIn(gateway.device(), owner)) }),
  'support.guestFile fileId': async (gateway, owner) => await guestPicture(gateway, owner, uploadPdf),
  'support.guestImage fileId': async (gateway, owner) => await guestPicture(gateway, owner),
  'support.guestSend fileId': async (gateway, owner) => {
    const picture = await guestPicture(gateway, owner);
    return { ...picture, request: { ...picture.request, kind: 'image', nonce: randomUUID() } };
  },
  'support.send id': askedSupport,
  'support.send fileId': async (gateway, owner) => ({
    value: await uploadPicture(await signIn(gateway.device(), owner)),
    request: { id: (await askedSupport(gateway, owner)).value, kind: 'image', nonce: randomUUID() },
  }),
  billNo: async (gateway, owner) => ({ value: await makeBill(gateway, owner) }),
  fileId: async (gateway, owner) => ({ value: await uploadPicture(await signIn(gateway.device(), owner)) }),
  'common.getVideo fileId': async (gateway, owner) => {
    const device = await signIn(gateway.device(), owner);
    const part = { upload: randomUUID(), part: 0, parts: 1, fileBase64: makeVideo().toString('base64') };
    return { value: (await device.call('/exchangeUser/uploadVideo', part)).body.file.fileId };
  },
  idFront: kycPicture,
  idBack: kycPicture,
  videoId: async (gateway, owner) => {
    await readyForLevel(gateway, owner, 3);
    const device = await signIn(gateway.device(), owner);
    const { body } = await device.call('/exchangeUser/createKycRecord', { type: 'videoCode' });
    const value = await uploadKycFile(device, videoFile());
    return { value, request: { type: 'video', videoId: value, code: body.videoCode } };
  },
  fileIds: async (gateway, owner) => {
    await readyForLevel(gateway, owner, 4);
    const value = [await uploadKycFile(await signIn(gateway.device(), owner))];
    return { value, request: { type: 'funds', incomeSource: 'salary', fileIds: value } };
  },
  'kyc.appendUpload upload': async (gateway, owner) => {
    const file = videoFile();
    const device = await signIn(gateway.device(), owner);
    const { body } = await device.call('/kyc/startUpload', { fileType: 'VIDEO', ...(await announcement(file)) });
    return { value: body.upload, request: { offset: 0, fileBase64: await base64Of(file) } };
  },
  billNos: async (gateway, owner) => ({ value: [await makeBill(gateway, owner)] }),
  voucherId: async ({ db }, { id }) => ({ value: await giveVoucher(db, id) }),
  addressId: async (gateway, owner) => {
    const device = await signIn(gateway.device(), owner);
    const to = `0x${randomBytes(20).toString('hex')}`;
    const entry = { toType: 2, to, currencyCode: 'USDT', protocol: 'ERC20', name: 'Cold wallet', remark: '' };
    return { value: (await device.call('/exchangeUser/address/add', entry)).body.addressId };
  },
  addressIds: async (gateway, owner) => ({
    value: [(await makeOwned(gateway, owner, '', 'addressId')).value as string],
    request: { ...(await proofsOf(gateway, await signIn(gateway.device(), owner), owner)) },
  }),
  deviceId: async (gateway, owner) => {
    const device = await signIn(gateway.device(), owner);
    return { value: device.id };
  },
  passkeyId: async (gateway, owner) => ({
    value: (await givePasskey(gateway, await signIn(gateway.device(), owner), owner)).view.passkeyId,
  }),
  'user.passkeyRemove passkeyId': async (gateway, owner) => {
    const device = await signIn(gateway.device(), owner);
    const { view } = await givePasskey(gateway, device, owner);
    return { value: view.passkeyId, request: { ...(await proofsOf(gateway, device, owner)) } };
  },
  'common.verifyReplySms replyId': async (gateway, member) => {
    const device = await signIn(gateway.device(), member);
    const { preToken } = await replyingLogin({ gateway, device, member });
    const value = (await device.call('/common/sendReplySms', { preToken })).body.replyId;
    return { value, request: { preToken }, device };
  },
  'user.sendMsgById userId': async (gateway, member) => {
    const device = await signIn(gateway.device(), member);
    const { userId, preToken } = await waitingLogin({ gateway, device, member }, 1);
    return { value: userId, request: { preToken, type: 1 }, device };
  },
  'bank.addPayAccount qrFileId': async (gateway, owner) => {
    const device = await signIn(gateway.device(), owner);
    const value = await uploadPicture(device, await makePaymentCode(`https://qr.alipay.com/${randomUUID()}`));
    return { value, request: { payMethodId: 4, realName: owner.realName, qrFileId: value, payPassTicket: 'none' } };
  },
  id: async (gateway, owner) => ({ value: await addAccount(gateway, owner) }),
  'promotion.useDetail billNo': async ({ db, services }, { id: memberId }) => {
    const value = randomBytes(8).toString('hex');
    const voucherId = await giveVoucher(db, memberId);
    const chosen = { memberId, voucherId, use: 'buy', amountUsdt: 200_000_000n, payMethodId: 1 } as const;
    await db.tx(async (tx) => await lockVoucher(tx, services.config.policy, { ...chosen, billNo: value }));
    return { value };
  },
  'promotion.deleteVoucher voucherId': async ({ db }, { id }) => ({
    value: await giveVoucher(db, id, { from: -2, until: -1 }),
  }),
  'transfer.transferTo voucherId': async ({ db }, { id }) => ({
    value: await giveVoucher(db, id, WAIVER),
    request: { toType: 2, to: ADDRESS, protocol: 'TRC20', currency: 'USDT', amount: '20', preview: true },
  }),
  'inbox.getInbox id': makeNotice,
  'recharge.getRechargeBill billNo': makeDeposit,
  'recharge.deleteRechargeBill billNo': makeDeposit,
};

async function makeNotice({ db }: TestGateway, { id }: TestMember): Promise<OwnedObject> {
  const notice = await db.one<{ id: bigint }>(sql`
    insert into notice (member_id, type, event, about) values (${id}, 'securityChange', 'passwordChanged', ${randomUUID()}) returning id`);
  return { value: String(notice.id) };
}

/** Whether `makeOwned` knows what to make. */
export function canMakeOwned(title: string, field: string): boolean {
  return `${title} ${field}` in MAKERS || field in MAKERS;
}

/** Makes an object that a field of a call (area and name) can name. */
export async function makeOwned(
  gateway: TestGateway,
  owner: TestMember,
  title: string,
  field: string,
): Promise<OwnedObject> {
  const make = MAKERS[`${title} ${field}`] ?? MAKERS[field];
  if (!make) throw new Error(`Tell ownedObjects.ts how to make what ${field} of ${title} names.`);
  return await make(gateway, owner);
}

/** Puts a member one level below, without an application that waits. */
async function readyForLevel({ db }: TestGateway, { id }: TestMember, level: number): Promise<void> {
  for (const open of await findCases(db, sql`k.member_id = ${id} and ${IS_OPEN}`))
    await decide(db, open, 'operator', { event: 'fail', reason: 'Again.' });
  await db.query(sql`update member set kyc_level = ${level - 1} where id = ${id}`);
}

/** One side of a document, of a member who can apply with it. */
async function kycPicture(gateway: TestGateway, owner: TestMember): Promise<OwnedObject> {
  await readyForLevel(gateway, owner, 2);
  const device = await signIn(gateway.device(), owner);
  const value = await uploadKycFile(device);
  return { value, request: { ...LEVEL_2, idFront: await uploadKycFile(device) } };
}

const MONEY = { asset: 'USDT', amount: 5_000_000n } as const;

/** A completed bill. */
async function makeBill({ services }: TestGateway, { id }: TestMember): Promise<string> {
  const credited = await services.ledger.credit({ actor: 0n, key: randomBytes(16).toString('hex'), to: id, ...MONEY });
  if (!credited.ok) throw new Error(credited.code);
  return credited.billNo;
}

async function makeDeposit(gateway: TestGateway, owner: TestMember): Promise<OwnedObject> {
  const billNo = await makeBill(gateway, owner);
  const txid = randomBytes(32).toString('hex');
  await gateway.db.query(sql`
    insert into deposit (protocol, txid, log_index, member_id, address, currency, raw, asset_id, amount, block,
      block_hash, confirmations, required, state, bill_no, credited_at)
    values ('TRC20', ${txid}, 0, ${owner.id}, ${ADDRESS}, ${MONEY.asset}, ${MONEY.amount}::bigint, ${MONEY.asset},
      ${MONEY.amount}::bigint, 1, 'x', 6, 6, 'credited', ${billNo}, app_now())`);
  return { value: billNo };
}
