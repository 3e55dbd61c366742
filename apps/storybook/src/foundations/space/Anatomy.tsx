import { Amount, Change, CoinIcon, List, ListItem, tokens } from '@ezwallet/ui';
import './anatomy.css';

/** A row with its measurements. */
export function Anatomy() {
  return (
    <figure className="anatomy">
      <div className="anatomy-ground">
        <List>
          {(['BTC', 'ETH'] as const).map((coin) => (
            <ListItem
              key={coin}
              leading={<CoinIcon coin={coin} />}
              title={coin}
              description={coin === 'BTC' ? 'Bitcoin' : 'Ethereum'}
              value={<Amount value={coin === 'BTC' ? '96420.00' : '3184.60'} size={15} />}
              valueDescription={<Change value={coin === 'BTC' ? '1.84' : '-0.62'} suffix="%" />}
            />
          ))}
        </List>
        <span className="anatomy-line" style={{ insetInlineStart: 16 }} />
        <span className="anatomy-line" style={{ insetInlineStart: 16 + 36 + 12 }} />
        <span className="anatomy-line" style={{ insetInlineEnd: 16 }} />
      </div>
      <figcaption className="sample-caption">
        The lines: gutter, edge of the text, end of the content. A row is at least {tokens.sizes['height-row']} px high.
      </figcaption>
    </figure>
  );
}
