import { Button, Card, Chip, TextArea } from '@ezwallet/ui';
import { useId, useState } from 'react';
import type { NativeShell } from '../native/NativeShell.ts';
import { pushes, shortcuts } from '../native/pushes.ts';
import type { Asking } from '../native/wire.ts';
import { Choice } from './Choice.tsx';
import styles from './panels.module.css';

/** Messages that the shell sends by itself. */
export function Pushes({ shell }: { readonly shell: NativeShell }) {
  const id = useId();
  const [type, setType] = useState<Asking['type']>('request');
  const [name, setName] = useState('back');
  const [text, setText] = useState('');
  const data = parse(text);
  const choose = (next: string): void => {
    setName(next);
    setText(sampleOf(next));
  };
  return (
    <Card title="From the shell" className={styles.panel}>
      <div className={styles.chips}>
        {shortcuts.map(({ label, ...push }) => (
          <Chip key={label} onClick={() => shell.push(push.type, push.name, push.data)}>
            {label}
          </Chip>
        ))}
        <Chip onClick={() => shell.pushText('%7Bnot a message')}>Malformed text</Chip>
      </div>
      <Choice label="Kind" words={{ request: 'Request', event: 'Event' }} value={type} onChange={setType} />
      <div className={styles.choice}>
        <label className={styles.label} htmlFor={id}>
          Message
        </label>
        <select id={id} className={styles.select} value={name} onChange={(event) => choose(event.currentTarget.value)}>
          {pushes.map((push) => (
            <option key={push.name}>{push.name}</option>
          ))}
        </select>
      </div>
      <TextArea
        label="Data"
        rows={2}
        maxRows={8}
        spellCheck={false}
        className={styles.json}
        placeholder="none"
        value={text}
        onChange={setText}
        error={data ? undefined : 'This is not JSON.'}
      />
      <Button size={44} block disabled={!data} onClick={() => shell.push(type, name, data?.value)}>
        Send
      </Button>
    </Card>
  );
}

function sampleOf(name: string): string {
  const sample = pushes.find((push) => push.name === name)?.data;
  return sample === undefined ? '' : JSON.stringify(sample, null, 1);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: text.trim() ? JSON.parse(text) : undefined };
  } catch {
    return undefined;
  }
}
