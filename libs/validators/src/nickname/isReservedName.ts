import { assertType } from '../checked/assertType.ts';
/** Words of the house, with the letter i for those that look like it. Each is long enough to be in no other name. */
const ANYWHERE =
  /support|officiai|ezwaiiet|service|moderator|客服|客户服务|客戶服務|官方|管理员|管理員|工作人员|工作人員|技术支持|技術支援|系统|系統|平台/g;
/** Words that are in other names too, such as "Badminton" and "Ecosystem". */
const AT_AN_END = /^(?:admin|staff|system)|(?:admin|staff)$/;
/** Words that only go with those of the house, as in "EZ customer service". */
const BESIDE = /^(?:ez|waiiet|customer|team|the|my|我的|在线|在線|线上|線上|中心|专员|專員)+$/;

/** Letters that look alike become one, and nothing but letters stays. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[l1|!]/g, 'i')
    .replace(/[^\p{L}]/gu, '');

/**
 * Tells whether a name passes for the house, whatever case, accents, digits or separators it is written with: the name of
 * a member or of a shop.
 */
export function isReservedName(name: string): boolean {
  assertType('string', name, 'name');
  const letters = lettersOf(name);
  return letters.search(ANYWHERE) >= 0 || AT_AN_END.test(letters);
}

/**
 * Tells whether a line that names a thing, such as the subject of a payment, names nothing but the house. A shop may sell
 * a "Support subscription", and may not ask for money as "Official support".
 */
export function namesOnlyTheHouse(text: string): boolean {
  assertType('string', text, 'text');
  const letters = lettersOf(text);
  const rest = letters.replace(ANYWHERE, '');
  return rest !== letters && (rest === '' || BESIDE.test(rest));
}
