import { assertType } from '../checked/assertType.ts';

/**
 * Mobile numbers of the areas that may register.
 * Dialling codes: ITU-T E.164, list of assigned country codes. Regions: ISO 3166-1 alpha-2. `mobile` describes the
 * national (significant) number, E.164 section 6.2, i.e. without the trunk prefix that people write before it at home.
 * The comment at each row names the national numbering plan (filed with the ITU under E.129) that defines it.
 */
interface AreaCodeRule {
  /** Stable name of the entry; two entries may share a dialling code. */
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly regions: readonly string[];
  /** Country code without `+`. */
  readonly diallingCode: string;
  /** One digit that is dialled before the number at home, never after the country code. */
  readonly trunkPrefix?: string;
  /** The whole national number. */
  readonly mobile: RegExp;
  /** Lengths that `mobile` can match, for the input's limit. */
  readonly digits: readonly number[];
  /** An example number for a placeholder. */
  readonly example: string;
}

/** NANPA, ATIS-0300051. */
const NANP = {
  diallingCode: '1',
  trunkPrefix: '1',
  mobile: /^[2-9][0-8]\d[2-9]\d{6}$/,
  digits: [10],
} as const;

/** In the order of the product's list. */
const ROWS = [
  { id: 'CA_US', regions: ['CA', 'US'], example: '5062345678', ...NANP },
  // MIIT, Telecommunication network numbering plan (2017)
  {
    id: 'CN',
    diallingCode: '86',
    mobile: /^1[3-9]\d{9}$/,
    digits: [11],
    example: '13123456789',
  },
  // PTA
  {
    id: 'PK',
    diallingCode: '92',
    trunkPrefix: '0',
    mobile: /^3\d{9}$/,
    digits: [10],
    example: '3012345678',
  },
  // BNetzA, Nummernplan Öffentliche Mobilfunkdienste
  {
    id: 'DE',
    diallingCode: '49',
    trunkPrefix: '0',
    mobile: /^1(?:5\d{9}|[67]\d{8,9})$/,
    digits: [10, 11],
    example: '15123456789',
  },
  // TTJA
  {
    id: 'EE',
    diallingCode: '372',
    mobile: /^(?:5\d{6,7}|8[1-49]\d{6})$/,
    digits: [7, 8],
    example: '51234567',
  },
  // ARCEP, decision 2018-0881
  {
    id: 'FR',
    diallingCode: '33',
    trunkPrefix: '0',
    mobile: /^(?:6\d{8}|7[3-9]\d{7})$/,
    digits: [9],
    example: '612345678',
  },
  // Ofcom, National Telephone Numbering Plan
  {
    id: 'GB',
    diallingCode: '44',
    trunkPrefix: '0',
    mobile: /^7(?:[1-57-9]\d{8}|624\d{6})$/,
    digits: [10],
    example: '7400123456',
  },
  // OFCA, Numbering Plan for Telecommunications Services in Hong Kong
  {
    id: 'HK',
    diallingCode: '852',
    mobile: /^[4-9]\d{7}$/,
    digits: [8],
    example: '51234567',
  },
  // MIC, Telecommunications Numbering Plan
  {
    id: 'JP',
    diallingCode: '81',
    trunkPrefix: '0',
    mobile: /^[6-9]0[1-9]\d{7}$/,
    digits: [10],
    example: '9012345678',
  },
  // MSIT, after the 2G prefixes 011 to 019 closed in 2021
  {
    id: 'KR',
    diallingCode: '82',
    trunkPrefix: '0',
    mobile: /^10\d{8}$/,
    digits: [10],
    example: '1020000000',
  },
  // CTT
  {
    id: 'MO',
    diallingCode: '853',
    mobile: /^6\d{7}$/,
    digits: [8],
    example: '66123456',
  },
  // MCMC, Numbering and Electronic Addressing Plan
  {
    id: 'MY',
    diallingCode: '60',
    trunkPrefix: '0',
    mobile: /^1(?:[02-46-9]\d{7}|[159]\d{8})$/,
    digits: [9, 10],
    example: '123456789',
  },
  // NTC
  {
    id: 'PH',
    diallingCode: '63',
    trunkPrefix: '0',
    mobile: /^(?:9\d{9}|8(?:1[37]|9[5-8])\d{7})$/,
    digits: [10],
    example: '9051234567',
  },
  // IMDA, National Numbering Plan
  {
    id: 'SG',
    diallingCode: '65',
    mobile: /^[89]\d{7}$/,
    digits: [8],
    example: '81234567',
  },
  // NBTC
  {
    id: 'TH',
    diallingCode: '66',
    trunkPrefix: '0',
    mobile: /^[689]\d{8}$/,
    digits: [9],
    example: '812345678',
  },
  // NCC
  {
    id: 'TW',
    diallingCode: '886',
    trunkPrefix: '0',
    mobile: /^9\d{8}$/,
    digits: [9],
    example: '912345678',
  },
  { id: 'US', example: '2015550123', ...NANP },
  // TDRA
  {
    id: 'AE',
    diallingCode: '971',
    trunkPrefix: '0',
    mobile: /^5[02-68]\d{7}$/,
    digits: [9],
    example: '501234567',
  },
  // MTC
  {
    id: 'LA',
    diallingCode: '856',
    trunkPrefix: '0',
    mobile: /^(?:20[235789]|30)\d{7}$/,
    digits: [9, 10],
    example: '2023123456',
  },
  // BTRC
  {
    id: 'BD',
    diallingCode: '880',
    trunkPrefix: '0',
    mobile: /^1[3-9]\d{8}$/,
    digits: [10],
    example: '1812345678',
  },
  // TRC
  {
    id: 'KH',
    diallingCode: '855',
    trunkPrefix: '0',
    mobile: /^(?:(?:1\d|6[016-9]|7[07-9]|8[013-79]|9[0-57-9])\d{6}|(?:1[28]|3[18]|7[16]|88|9[67])\d{7})$/,
    digits: [8, 9],
    example: '91234567',
  },
] as const satisfies readonly (Omit<AreaCodeRule, 'regions'> & Partial<AreaCodeRule>)[];

type Row = (typeof ROWS)[number];

/** One row of the table: an area's dialling code and the form of its mobile numbers. */
export type Area = AreaCodeRule & Pick<Row, 'id' | 'diallingCode'>;

/**
 * A dialling code of one of {@link AREA_CODES}, with or without `+`. A number is none, so the compiler notices arguments in
 * the wrong order.
 */
export type AreaCode = `${'' | '+'}${Row['diallingCode']}`;

/** The areas of phone numbers, in the order of the product's list. The name of most is that of their only region. */
export const AREA_CODES: readonly Area[] = /* @__PURE__ */ ROWS.map((row) => ({ regions: [row.id], ...row }));

/** The area whose numbers are login names without a dialling code. */
export const MAINLAND_AREA_CODE = '86';

/**
 * Finds the rules for a dialling code, with or without `+`.
 * Canada and the United States share `1` and the same rules, so the first of the two represents both.
 */
export function findAreaCode(diallingCode: string): Area | undefined {
  assertType('string', diallingCode, 'diallingCode');
  // No regular expression here, because it takes as long as the rest.
  const digits = diallingCode[0] === '+' ? diallingCode.slice(1) : diallingCode;
  return AREA_CODES.find((area) => area.diallingCode === digits);
}

/**
 * Whether a text is the dialling code of one of {@link AREA_CODES}.
 *
 * @example isAreaCode('+86') // true
 */
export const isAreaCode = (text: string): text is AreaCode => findAreaCode(text) !== undefined;
