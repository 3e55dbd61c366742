import { Button, IconButton, TextField } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useState } from 'react';

/** Controls of several shapes, to visit with Tab. */
export function FocusOrder() {
  const [value, setValue] = useState('');
  return (
    <div className="stack-12" style={{ justifyItems: 'stretch', maxWidth: 358 }}>
      <TextField label="Account" value={value} onChange={setValue} />
      <div className="row-12">
        <Button size={44}>Continue</Button>
        <Button size={44} variant="secondary">
          Later
        </Button>
        <IconButton icon={glyphs.help} label="Help" />
      </div>
    </div>
  );
}
