import { tokens } from '@ezwallet/ui';
import './type.css';

type Size = keyof typeof tokens.type;

const USE: Record<Size, string> = {
  11: 'Badge and tag, nothing else',
  12: 'Help and meta',
  13: 'Body',
  15: 'Card title, button',
  16: 'Fields',
  18: 'Title of a screen',
  22: 'Amount, title of a tab',
  28: 'Balance in a card, amount on its own',
  36: 'The balance',
};

const STRONG: readonly Size[] = [15, 18, 22, 28, 36];

/** Every size in three languages, at that size. */
export function TypeScale() {
  return (
    <ul className="scale">
      {(Object.keys(tokens.type).map(Number) as Size[]).toReversed().map((size) => (
        <li key={size} className="scale-row">
          <span className="scale-name">
            <b>
              {size}/{tokens.type[size]}
            </b>
            <span>{USE[size]}</span>
          </span>
          <span
            className="scale-sample"
            style={{
              fontSize: `var(--ui-size-${size})`,
              lineHeight: `var(--ui-leading-${size})`,
              fontWeight: STRONG.includes(size) ? 600 : 400,
            }}
          >
            Wallet 1,234.50 <span lang="zh-Hans-CN">钱包余额</span> <span lang="zh-Hant-HK">錢包結餘</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
