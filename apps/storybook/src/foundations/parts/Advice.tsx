import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { ReactNode } from 'react';

interface AdviceProps {
  good: ReactNode;
  goodWhy: string;
  bad: ReactNode;
  badWhy: string;
}

/** A good and a bad live example, each with its reason. */
export function Advice({ good, goodWhy, bad, badWhy }: AdviceProps) {
  return (
    <div className="advice">
      <figure data-verdict="do">
        <div className="sample-ground">{good}</div>
        <figcaption>
          <strong>
            <Icon glyph={glyphs.checkCircle} size={20} /> Do
          </strong>
          {goodWhy}
        </figcaption>
      </figure>
      <figure data-verdict="dont">
        <div className="sample-ground">{bad}</div>
        <figcaption>
          <strong>
            <Icon glyph={glyphs.closeCircle} size={20} /> Don’t
          </strong>
          {badWhy}
        </figcaption>
      </figure>
    </div>
  );
}
