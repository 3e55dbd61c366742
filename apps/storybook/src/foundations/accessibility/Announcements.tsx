import { announce, Button } from '@ezwallet/ui';
import { useState } from 'react';

const WORDS = { polite: 'Prices were updated', assertive: 'The connection was lost' } as const;

/** Announces a text to screen readers and shows it to everyone else. */
export function Announcements() {
  const [said, setSaid] = useState('');
  const say = (politeness: keyof typeof WORDS) => {
    announce(WORDS[politeness], politeness);
    setSaid(`${politeness}: “${WORDS[politeness]}”`);
  };
  return (
    <div className="stack-12">
      <div className="row-12">
        <Button size={44} variant="secondary" onClick={() => say('polite')}>
          Say politely
        </Button>
        <Button size={44} variant="secondary" onClick={() => say('assertive')}>
          Say at once
        </Button>
      </div>
      <p className="quiet" aria-hidden style={{ minHeight: 18 }}>
        {said}
      </p>
    </div>
  );
}
