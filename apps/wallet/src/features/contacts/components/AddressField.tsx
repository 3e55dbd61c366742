import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps, TextButton } from '@ezwallet/ui';
import styles from './contacts.module.css';

interface AddressFieldProps extends Pick<TextAreaProps, 'label' | 'value' | 'onChange' | 'error' | 'hint' | 'readOnly' | 'ref'> {
  /** Further ways to an address, beside pasting one. */
  children?: ReactNode;
}

/** An address on a network, whole in sight: typed, pasted, or chosen. */
export function AddressField({ children, onChange, ...field }: AddressFieldProps) {
  const paste = async () => {
    // A refusal to read the clipboard leaves the field as it is; the keyboard's own paste still works.
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text.trim() !== '') onChange(withoutSpaces(text));
  };
  return (
    <div className={styles.field}>
      <TextArea
        {...field}
        onChange={(text) => onChange(withoutSpaces(text))}
        rows={2}
        maxRows={3}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <div className={styles.ways}>
        {children}
        {typeof navigator.clipboard?.readText === 'function' && (
          <TextButton size={12} onClick={() => void paste()}>
            <Trans>Paste</Trans>
          </TextButton>
        )}
      </div>
    </div>
  );
}

/** An address has no space; what is copied with one is meant without it. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
