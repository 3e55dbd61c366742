/** Words of the house, with the letter i for those that look like it. Each is long enough to be in no other name. */
const ANYWHERE =
  /support|officiai|ezwaiiet|service|moderator|客服|客户服务|客戶服務|官方|管理员|管理員|工作人员|工作人員|技术支持|技術支援|系统|系統|平台/;
/** Words that are in other names too, such as "Badminton" and "Ecosystem". */
const AT_AN_END = /^(?:admin|staff|system)|(?:admin|staff)$/;

/**
 * Tells whether a name passes for the house, whatever case, accents, digits or separators it is written with.
 *
 * @param name in Unicode form NFKC
 */
export function isReservedName(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[l1|!]/g, 'i')
    .replace(/[^\p{L}]/gu, '');
  return ANYWHERE.test(letters) || AT_AN_END.test(letters);
}
