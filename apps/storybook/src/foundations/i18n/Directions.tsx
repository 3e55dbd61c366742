import { Amount, List, ListItem, NavBar } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

/** The same part of a screen in both directions. */
export function Directions() {
  return (
    <div className="tiles" style={{ '--tile': '300px' }}>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir} className="sample-ground" style={{ padding: 0 }}>
          <NavBar title="Bills" onBack={() => {}} />
          <div style={{ padding: '0 16px 12px' }}>
            <List>
              <ListItem
                icon={glyphs.receive}
                title="Top up"
                value={<Amount value="250.00" currency="USDT" size={13} />}
                onClick={() => {}}
              />
              <ListItem
                icon={glyphs.transfer}
                title="Transfer"
                value={<Amount value="-12.50" currency="USDT" size={13} />}
                onClick={() => {}}
              />
            </List>
          </div>
        </div>
      ))}
    </div>
  );
}
