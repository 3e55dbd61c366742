import { PAY_METHODS, type PayMethodId } from '@ezwallet/api-client/contract';

/** A bank that accounts of members can be with. */
export interface Bank {
  readonly bankCode: string;
  readonly bankName: string;
  /** Of the pinyin, as a capital. */
  readonly initial: string;
  /** The name without tones, with a space between two syllables. */
  readonly pinyin: string;
  readonly isPopular: boolean;
  readonly payMethodIds: readonly PayMethodId[];
}

const { bankCard, digitalYuan } = PAY_METHODS;

const bank = (
  bankCode: string,
  bankName: string,
  pinyin: string,
  { isPopular = false, payMethodIds = [bankCard] }: Partial<Pick<Bank, 'isPopular' | 'payMethodIds'>> = {},
): Bank => ({ bankCode, bankName, initial: pinyin.charAt(0).toUpperCase(), pinyin, isPopular, payMethodIds });

const both = { isPopular: true, payMethodIds: [bankCard, digitalYuan] };

/**
 * Banks of the mainland, the most used first, by the codes that their own payment interfaces use. Those that operate the
 * digital yuan also issue wallets.
 */
export const BANKS: readonly Bank[] = [
  bank('ICBC', '中国工商银行', 'zhong guo gong shang yin hang', both),
  bank('CCB', '中国建设银行', 'zhong guo jian she yin hang', both),
  bank('ABC', '中国农业银行', 'zhong guo nong ye yin hang', both),
  bank('BOC', '中国银行', 'zhong guo yin hang', both),
  bank('CMB', '招商银行', 'zhao shang yin hang', both),
  bank('PSBC', '中国邮政储蓄银行', 'zhong guo you zheng chu xu yin hang', both),
  bank('COMM', '交通银行', 'jiao tong yin hang', both),
  bank('CIB', '兴业银行', 'xing ye yin hang', both),
  bank('CITIC', '中信银行', 'zhong xin yin hang', { isPopular: true }),
  bank('SPDB', '浦发银行', 'pu fa yin hang', { isPopular: true }),
  bank('CMBC', '中国民生银行', 'zhong guo min sheng yin hang', { isPopular: true }),
  bank('CEB', '中国光大银行', 'zhong guo guang da yin hang', { isPopular: true }),
  bank('SPABANK', '平安银行', 'ping an yin hang', { isPopular: true }),
  bank('HXBANK', '华夏银行', 'hua xia yin hang'),
  bank('GDB', '广发银行', 'guang fa yin hang'),
  bank('CZBANK', '浙商银行', 'zhe shang yin hang'),
  bank('BOHAIB', '渤海银行', 'bo hai yin hang'),
  bank('EGBANK', '恒丰银行', 'heng feng yin hang'),
  bank('BJBANK', '北京银行', 'bei jing yin hang'),
  bank('SHBANK', '上海银行', 'shang hai yin hang'),
  bank('NJCB', '南京银行', 'nan jing yin hang'),
  bank('NBBANK', '宁波银行', 'ning bo yin hang'),
  bank('JSBANK', '江苏银行', 'jiang su yin hang'),
  bank('HZCB', '杭州银行', 'hang zhou yin hang'),
  bank('GCB', '广州银行', 'guang zhou yin hang'),
  bank('HSBANK', '徽商银行', 'hui shang yin hang'),
  bank('TCCB', '天津银行', 'tian jin yin hang'),
  bank('CSCB', '长沙银行', 'chang sha yin hang'),
  bank('CDCB', '成都银行', 'cheng du yin hang'),
  bank('CQBANK', '重庆银行', 'chong qing yin hang'),
  bank('XABANK', '西安银行', 'xi an yin hang'),
  bank('QDCCB', '青岛银行', 'qing dao yin hang'),
  bank('JNBANK', '齐鲁银行', 'qi lu yin hang'),
  bank('ZZBANK', '郑州银行', 'zheng zhou yin hang'),
  bank('GYCB', '贵阳银行', 'gui yang yin hang'),
  bank('LZYH', '兰州银行', 'lan zhou yin hang'),
  bank('HRBANK', '哈尔滨银行', 'ha er bin yin hang'),
  bank('SJBANK', '盛京银行', 'sheng jing yin hang'),
  bank('BJRCB', '北京农商银行', 'bei jing nong shang yin hang'),
  bank('SHRCB', '上海农商银行', 'shang hai nong shang yin hang'),
  bank('CRCBANK', '重庆农村商业银行', 'chong qing nong cun shang ye yin hang'),
  bank('GRCB', '广州农商银行', 'guang zhou nong shang yin hang'),
  bank('MYBANK', '网商银行', 'wang shang yin hang', { payMethodIds: [bankCard, digitalYuan] }),
  bank('WEBANK', '微众银行', 'wei zhong yin hang', { payMethodIds: [bankCard, digitalYuan] }),
];

const byCode = new Map(BANKS.map((each) => [each.bankCode, each]));

/** The bank of a code, if accounts of a pay method can be with it. */
export function findBank(bankCode: string, payMethodId: PayMethodId): Bank | undefined {
  const found = byCode.get(bankCode);
  return found?.payMethodIds.includes(payMethodId) ? found : undefined;
}
