import { Amount, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useState } from 'react';

/** A balance that can be hidden without a layout shift. */
export function HiddenAmount() {
  const [hidden, setHidden] = useState(false);
  return (
    <div className="stack-12">
      <Amount value="12846.32" currency="USDT" size={36} hidden={hidden} />
      <TextButton icon={hidden ? glyphs.eye : glyphs.eyeOff} onClick={() => setHidden(!hidden)}>
        {hidden ? 'Show the amount' : 'Hide the amount'}
      </TextButton>
    </div>
  );
}
