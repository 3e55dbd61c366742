import { en } from './en.ts';
import type { BuiltInLocale, Messages } from './Messages.ts';
import { zhCn } from './zhCn.ts';
import { zhHk } from './zhHk.ts';

/** The kit's texts in every built-in language. */
export const builtInMessages: Record<BuiltInLocale, Messages> = { en, zh_CN: zhCn, zh_HK: zhHk };
