import {
  contrastPairs,
  contrastRatio,
  isKnownWeak,
  SegmentedControl,
  tokens,
  type ContrastPair,
  type Scheme,
} from '@ezwallet/ui';
import { useState } from 'react';
import { TokenTable } from '../parts/TokenTable.tsx';
import './contrast.css';

const verdictOf = (pair: ContrastPair, scheme: Scheme) =>
  contrastRatio(pair, scheme) >= pair.least ? 'passes' : isKnownWeak(pair, scheme) ? 'never used so' : 'fails';

const measured = tokens.schemes.flatMap((scheme) => contrastPairs.map((pair) => ({ pair, scheme })));
const passing = measured.filter(({ pair, scheme }) => verdictOf(pair, scheme) === 'passes');
/** How far a pair is above its limit: 1 is exactly enough. */
const margin = ({ pair, scheme }: (typeof measured)[number]) => contrastRatio(pair, scheme) / pair.least;
const closest = passing.reduce((least, each) => (margin(each) < margin(least) ? each : least));

const ORDERS = { use: 'By use', margin: 'Closest first' } as const;

/** Computed live from the tokens: WCAG 2 contrast of every pair of colours that the components use. */
export function ContrastTable() {
  const [order, setOrder] = useState<keyof typeof ORDERS>('use');
  const lowest = (pair: ContrastPair) => Math.min(...tokens.schemes.map((scheme) => margin({ pair, scheme })));
  const pairs = order === 'use' ? contrastPairs : contrastPairs.toSorted((a, b) => lowest(a) - lowest(b));
  return (
    <>
      <p className="contrast-summary">
        {measured.length} measurements, {passing.length} pass. The closest is <code>{closest.pair.front}</code> on{' '}
        <code>{closest.pair.back}</code> in {closest.scheme}: {contrastRatio(closest.pair, closest.scheme).toFixed(2)}{' '}
        where {closest.pair.least} is needed.
      </p>
      <SegmentedControl
        label="Order"
        value={order}
        onChange={setOrder}
        items={Object.entries(ORDERS).map(([value, label]) => ({ value: value as keyof typeof ORDERS, label }))}
      />
      <TokenTable
        label="Contrast of every pair"
        head={['Front on back', 'Needs', ...tokens.schemes]}
        rows={pairs.map((pair) => [
          `${pair.front}/${pair.back}`,
          <>
            <code>{pair.front}</code> on <code>{pair.back}</code>
          </>,
          pair.least,
          ...tokens.schemes.map((scheme) => <Measurement key={scheme} pair={pair} scheme={scheme} />),
        ])}
      />
    </>
  );
}

function Measurement({ pair, scheme }: { pair: ContrastPair; scheme: Scheme }) {
  const verdict = verdictOf(pair, scheme);
  const text = pair.least === 4.5;
  return (
    <span className="contrast" data-verdict={verdict}>
      <span className="contrast-chip" data-theme={scheme} style={{ background: `var(--ui-${pair.back})` }} aria-hidden>
        {text ? (
          <span style={{ color: `var(--ui-${pair.front})` }}>Aa</span>
        ) : (
          <span className="contrast-shape" style={{ background: `var(--ui-${pair.front})` }} />
        )}
      </span>
      {contrastRatio(pair, scheme).toFixed(2)}
      {verdict !== 'passes' && <small>{verdict}</small>}
    </span>
  );
}
