import { Amount, Button, Change, CoinIcon, List, ListItem, SegmentedControl, Sparkline, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useState } from 'react';
import './start.css';

const TREND = [4, 3, 5, 5, 4, 5, 5, 7, 6, 8, 7, 9, 11, 10, 10.5, 13];

/** An overview of the kit in use. */
export function Cover() {
  const [currency, setCurrency] = useState('USDT');
  return (
    <div className="cover">
      <div className="stack-12">
        <SegmentedControl
          label="Show in"
          value={currency}
          onChange={setCurrency}
          items={['EZ', 'USDT', 'CNY'].map((value) => ({ value, label: value }))}
        />
        <Amount value="12846.32" currency={currency} size={36} />
        <Change value="128.40" suffix=" (1.01%)" period="today" />
        <Button icon={glyphs.send} onClick={() => toast.success('Sent')}>
          Send
        </Button>
      </div>
      <List>
        <ListItem
          leading={<CoinIcon coin="BTC" />}
          title="BTC"
          description="Bitcoin"
          middle={<Sparkline values={TREND} />}
          value={<Amount value="96420.00" size={15} />}
          valueDescription={<Change value="1.84" suffix="%" />}
        />
        <ListItem
          leading={<CoinIcon coin="ETH" />}
          title="ETH"
          description="Ethereum"
          middle={<Sparkline values={TREND.toReversed()} />}
          value={<Amount value="3184.60" size={15} />}
          valueDescription={<Change value="-0.62" suffix="%" />}
        />
      </List>
    </div>
  );
}
