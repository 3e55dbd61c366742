/**
 * A name of the mainland, such as a bank or a city. Screen readers speak it, and browsers choose its font, as Chinese in every
 * language of the app; a text without Chinese characters is left as it is.
 */
export function ChineseText({ children }: { children: string }) {
  return <bdi lang={/\p{Script=Han}/u.test(children) ? 'zh-CN' : undefined}>{children}</bdi>;
}
