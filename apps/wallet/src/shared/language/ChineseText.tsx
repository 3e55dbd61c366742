import { UserText } from '../people/UserText.tsx';

/**
 * A name of the mainland, such as a bank or a city. Screen readers speak it, and browsers choose its font, as Chinese in every
 * language of the app; a text without Chinese characters is in the language of the app. Members write some of these names.
 */
export function ChineseText({ children }: { children: string }) {
  return <UserText lang={/\p{Script=Han}/u.test(children) ? 'zh-CN' : undefined}>{children}</UserText>;
}
