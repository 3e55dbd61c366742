import { useOf } from '@storybook/addon-docs/blocks';
import { guidance } from './guidance.ts';
import './docs.css';

/** Names between backticks are code. */
const withCode = (text: string) => text.split('`').map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part));

/** When to use the component of the page, a do and a don't. */
export function Guide() {
  const meta = useOf('meta', ['meta']);
  const found = guidance[meta.csfFile.meta.title ?? ''];
  if (!found) return null;
  return (
    <div className="guide">
      <p>
        <strong>When to use.</strong> {withCode(found.when)}
      </p>
      <div className="guide-pair">
        <p className="guide-good">
          <strong>Do.</strong> {withCode(found.good)}
        </p>
        <p className="guide-bad">
          <strong>Don{"'"}t.</strong> {withCode(found.bad)}
        </p>
      </div>
    </div>
  );
}
