import { type AcceptorConfig, PAY_METHODS, type PayMethodId, TRANSACTION_TYPES } from '@ezwallet/api-client/contract';
import type { KycLevel } from '../../people/members/members.ts';

const { bankCard, weChat, aliPay, digitalYuan } = PAY_METHODS;

/** A sale that somebody keeps in the queue. */
export interface StandingSale {
  readonly payMethodId: PayMethodId;
  readonly amount: string;
}

/** A member of the sandbox who acts by a script. The secrets are public, as those of the demo accounts. */
export interface ScriptedPerson {
  readonly role: 'acceptor' | 'seller' | 'buyer';
  readonly phone: string;
  readonly password: string;
  readonly paymentPassword: string;
  readonly nickName: string;
  readonly userNo: string;
  readonly userType: 0 | 7;
  readonly kycLevel: KycLevel;
  readonly realName: string;
  readonly idNo: string;
  readonly balances: Readonly<Record<string, string>>;
  /** The installation that the script acts on. */
  readonly deviceId: string;
  readonly cardNo: string;
  /** Of an acceptor; no lots for a member. */
  readonly lots: AcceptorConfig['lots'];
  readonly priceOffset: string;
  readonly sales: readonly StandingSale[];
}

const lotsBetween = (min: string, max: string): AcceptorConfig['lots'] =>
  [TRANSACTION_TYPES.sell, TRANSACTION_TYPES.buy].map((transactionType) => ({
    transactionType,
    currency: 'USDT',
    min,
    max,
    payMethodIds: [bankCard, weChat, aliPay, digitalYuan],
  }));

const ACCEPTOR = { role: 'acceptor', userType: 7, kycLevel: 3, balances: { USDT: '100000' }, sales: [] } as const;
const NO_LOTS: AcceptorConfig['lots'] = [];
const MEMBER = { userType: 0, kycLevel: 3, lots: NO_LOTS, priceOffset: '0', sales: [] } as const;

/** Two acceptors for any amount, a seller with round amounts, and a buyer of what others sell. */
export const SCRIPTED_PEOPLE: readonly ScriptedPerson[] = [
  {
    ...ACCEPTOR,
    phone: '13800000011',
    password: 'gentle-willow-11',
    paymentPassword: '518204',
    nickName: 'Willow',
    userNo: '2WXLW4',
    realName: '柳如烟',
    idNo: 'SBX000011',
    deviceId: '5c21bd10-0000-4000-8000-000000000011',
    cardNo: '6214832000000112',
    lots: lotsBetween('10', '5000'),
    priceOffset: '0',
  },
  {
    ...ACCEPTOR,
    phone: '13800000012',
    password: 'patient-anchor-12',
    paymentPassword: '640173',
    nickName: 'Anchor',
    userNo: '3ANKR7',
    realName: '安克远',
    idNo: 'SBX000012',
    deviceId: '5c21bd10-0000-4000-8000-000000000012',
    cardNo: '6214832000000229',
    lots: lotsBetween('50', '10000'),
    priceOffset: '0.1',
  },
  {
    ...MEMBER,
    role: 'seller',
    phone: '13800000013',
    password: 'early-summer-13',
    paymentPassword: '937261',
    nickName: '小夏',
    userNo: '8XXM5K',
    realName: '夏知秋',
    idNo: 'SBX000013',
    balances: { USDT: '20000' },
    deviceId: '5c21bd10-0000-4000-8000-000000000013',
    cardNo: '6214832000000336',
    sales: [
      { payMethodId: bankCard, amount: '100' },
      { payMethodId: aliPay, amount: '100' },
      { payMethodId: weChat, amount: '200' },
    ],
  },
  {
    ...MEMBER,
    role: 'buyer',
    phone: '13800000014',
    password: 'distant-ferry-14',
    paymentPassword: '285940',
    nickName: '阿远',
    userNo: '5YUN6T',
    realName: '袁致远',
    idNo: 'SBX000014',
    balances: {},
    deviceId: '5c21bd10-0000-4000-8000-000000000014',
    cardNo: '6214832000000443',
  },
];
