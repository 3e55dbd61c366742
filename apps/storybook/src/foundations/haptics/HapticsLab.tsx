import {
  Button,
  CopyField,
  NumberKeypad,
  Tag,
  UiProvider,
  useHaptics,
  useLocale,
  useMessages,
  type HapticKind,
} from '@ezwallet/ui';
import { useCallback, useRef, useState } from 'react';

const KINDS: Record<HapticKind, string> = {
  selection: 'A key, a tab, a snap',
  success: 'Something was done',
  warning: 'Something was refused, such as a wrong PIN',
  error: 'Something failed',
};

/** Components with haptics, and the feedback that they requested. */
export function HapticsLab() {
  const [asked, setAsked] = useState<readonly { key: number; kind: HapticKind }[]>([]);
  const count = useRef(0);
  const outer = useHaptics();
  const locale = useLocale();
  const messages = useMessages();
  const haptics = useCallback(
    (kind: HapticKind) => {
      outer(kind);
      const key = ++count.current;
      setAsked((before) => [{ key, kind }, ...before].slice(0, 6));
    },
    [outer],
  );
  return (
    <UiProvider locale={locale} messages={messages} haptics={haptics}>
      <div className="tiles" style={{ '--tile': '300px' }}>
        <div className="stack-12" style={{ justifyItems: 'stretch' }}>
          <Kinds />
          <CopyField label="Address" value="TQ5xkv9GhV5J2nWeUQkLq4FqhwTz7NdX3m" />
        </div>
        <NumberKeypad onKey={() => {}} onDelete={() => {}} />
      </div>
      <div className="row-12" role="log" aria-label="Haptics asked for" style={{ minHeight: 24, marginBlockStart: 12 }}>
        {asked.length ? (
          asked.map(({ key, kind }) => <Tag key={key}>{kind}</Tag>)
        ) : (
          <span className="quiet">Press anything above.</span>
        )}
      </div>
    </UiProvider>
  );
}

function Kinds() {
  const haptics = useHaptics();
  return (
    <ul className="stack-12">
      {(Object.keys(KINDS) as HapticKind[]).map((kind) => (
        <li key={kind} className="row-12">
          <Button size={44} variant="secondary" onClick={() => haptics(kind)}>
            {kind}
          </Button>
          <span className="quiet">{KINDS[kind]}</span>
        </li>
      ))}
    </ul>
  );
}
