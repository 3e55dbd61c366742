import { Link } from 'react-router';
import type { TextBlock, TextSpan } from '@ezwallet/api-client/contract';
import styles from './WrittenText.module.css';

/** A text that staff wrote. Its parts hold no markup, and its links lead to our paths or to https. */
export function WrittenText({ body, lang }: { body: readonly TextBlock[]; lang?: string | undefined }) {
  return (
    <div className={styles.text} lang={lang}>
      {body.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a version never change
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if ('spans' in block) {
    return block.kind === 'heading' ? <h3>{spansOf(block.spans)}</h3> : <p>{spansOf(block.spans)}</p>;
  }
  const items = block.items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a version never change
    <li key={at}>{spansOf(item)}</li>
  ));
  return block.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}

const spansOf = (spans: readonly TextSpan[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a version never change
  spans.map((span, at) => <Span key={at} span={span} />);

function Span({ span: { text, mark, link } }: { span: TextSpan }) {
  if (link?.startsWith('/')) return <Link to={link}>{text}</Link>;
  if (link)
    return (
      <a href={link} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  if (mark === 'strong') return <strong>{text}</strong>;
  if (mark === 'emphasis') return <em>{text}</em>;
  return text;
}
