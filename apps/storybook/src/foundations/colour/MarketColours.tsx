import { Change } from '@ezwallet/ui';

/** A gain and a loss in both market conventions. */
export function MarketColours() {
  return (
    <div className="tiles">
      {[undefined, 'cn'].map((market) => (
        <div key={market ?? 'world'} data-market={market} className="sample-ground">
          <p className="quiet">{market ? 'data-market="cn"' : 'without data-market'}</p>
          <div className="row-12">
            <Change value="1.84" suffix="%" />
            <Change value="-0.62" suffix="%" />
          </div>
        </div>
      ))}
    </div>
  );
}
