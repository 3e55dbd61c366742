import { PAY_METHODS, type PayMethodId } from '@ezwallet/api-client/contract';

/** A bank that accounts of members can be with. */
export interface Bank {
  readonly bankCode: string;
  readonly bankName: string;
  /** Of the name in pinyin. */
  readonly initial: string;
  readonly isPopular: boolean;
  readonly payMethodIds: readonly PayMethodId[];
}

const { bankCard, digitalYuan } = PAY_METHODS;

const bank = (
  bankCode: string,
  bankName: string,
  initial: string,
  { isPopular = false, payMethodIds = [bankCard] }: Partial<Pick<Bank, 'isPopular' | 'payMethodIds'>> = {},
): Bank => ({ bankCode, bankName, initial, isPopular, payMethodIds });

const both = { isPopular: true, payMethodIds: [bankCard, digitalYuan] };

/**
 * Banks of the mainland, the most used first, by the codes that their own payment interfaces use. Those that operate the
 * digital yuan also issue wallets.
 */
export const BANKS: readonly Bank[] = [
  bank('ICBC', '中国工商银行', 'Z', both),
  bank('CCB', '中国建设银行', 'Z', both),
  bank('ABC', '中国农业银行', 'Z', both),
  bank('BOC', '中国银行', 'Z', both),
  bank('CMB', '招商银行', 'Z', both),
  bank('PSBC', '中国邮政储蓄银行', 'Z', both),
  bank('COMM', '交通银行', 'J', both),
  bank('CIB', '兴业银行', 'X', both),
  bank('CITIC', '中信银行', 'Z', { isPopular: true }),
  bank('SPDB', '浦发银行', 'P', { isPopular: true }),
  bank('CMBC', '中国民生银行', 'Z', { isPopular: true }),
  bank('CEB', '中国光大银行', 'Z', { isPopular: true }),
  bank('SPABANK', '平安银行', 'P', { isPopular: true }),
  bank('HXBANK', '华夏银行', 'H'),
  bank('GDB', '广发银行', 'G'),
  bank('CZBANK', '浙商银行', 'Z'),
  bank('BOHAIB', '渤海银行', 'B'),
  bank('EGBANK', '恒丰银行', 'H'),
  bank('BJBANK', '北京银行', 'B'),
  bank('SHBANK', '上海银行', 'S'),
  bank('NJCB', '南京银行', 'N'),
  bank('NBBANK', '宁波银行', 'N'),
  bank('JSBANK', '江苏银行', 'J'),
  bank('HZCB', '杭州银行', 'H'),
  bank('GCB', '广州银行', 'G'),
  bank('HSBANK', '徽商银行', 'H'),
  bank('TCCB', '天津银行', 'T'),
  bank('CSCB', '长沙银行', 'C'),
  bank('CDCB', '成都银行', 'C'),
  bank('CQBANK', '重庆银行', 'C'),
  bank('XABANK', '西安银行', 'X'),
  bank('QDCCB', '青岛银行', 'Q'),
  bank('JNBANK', '齐鲁银行', 'Q'),
  bank('ZZBANK', '郑州银行', 'Z'),
  bank('GYCB', '贵阳银行', 'G'),
  bank('LZYH', '兰州银行', 'L'),
  bank('HRBANK', '哈尔滨银行', 'H'),
  bank('SJBANK', '盛京银行', 'S'),
  bank('BJRCB', '北京农商银行', 'B'),
  bank('SHRCB', '上海农商银行', 'S'),
  bank('CRCBANK', '重庆农村商业银行', 'C'),
  bank('GRCB', '广州农商银行', 'G'),
  bank('MYBANK', '网商银行', 'W', { payMethodIds: [bankCard, digitalYuan] }),
  bank('WEBANK', '微众银行', 'W', { payMethodIds: [bankCard, digitalYuan] }),
];

const byCode = new Map(BANKS.map((each) => [each.bankCode, each]));

/** The bank of a code, if accounts of a pay method can be with it. */
export function findBank(bankCode: string, payMethodId: PayMethodId): Bank | undefined {
  const found = byCode.get(bankCode);
  return found?.payMethodIds.includes(payMethodId) ? found : undefined;
}
