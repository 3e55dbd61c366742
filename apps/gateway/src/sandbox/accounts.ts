import type { KycLevel } from '../people/members/members.ts';

/** A demo account. Its secrets are public, so it exists in the sandbox only. */
export interface DemoAccount {
  readonly role: string;
  readonly phone: string;
  readonly password: string;
  readonly paymentPassword: string;
  readonly nickName: string;
  readonly userNo: string;
  readonly userType: 0 | 7;
  readonly kycLevel: KycLevel;
  /** As on the account's document, which exists in the sandbox only. */
  readonly realName: string;
  readonly idNo: string;
  /** The account's first balances, by asset. */
  readonly balances: Readonly<Record<string, string>>;
}

/** Area code of the demo accounts' phones. */
export const DEMO_AREA_CODE = '86';

/** Two members, who can send money to each other, and a merchant. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'member',
    phone: '13800000001',
    password: 'sunny-harbour-1',
    paymentPassword: '280619',
    nickName: 'Robin',
    userNo: '7KD4ER',
    userType: 0,
    kycLevel: 2,
    realName: '林若冰',
    idNo: 'SBX000001',
    balances: { USDT: '6420.18', BTC: '0.0125', ETH: '0.84', TRX: '1500' },
  },
  {
    role: 'member',
    phone: '13800000002',
    password: 'quiet-meadow-2',
    paymentPassword: '731946',
    nickName: '家明',
    userNo: '9XM3QA',
    userType: 0,
    kycLevel: 2,
    realName: '陈家明',
    idNo: 'SBX000002',
    balances: { USDT: '1280', ETH: '0.2' },
  },
  {
    role: 'acceptor',
    phone: '13800000003',
    password: 'steady-lantern-3',
    paymentPassword: '405182',
    nickName: 'Lantern',
    userNo: '4TRADE',
    userType: 7,
    kycLevel: 3,
    realName: '周立恒',
    idNo: 'SBX000003',
    balances: { USDT: '50000' },
  },
];
