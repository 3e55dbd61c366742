import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps, TextButton } from '@ezwallet/ui';
import styles from './contacts.module.css';

interface AddressFieldProps extends Pick<
  TextAreaProps,
  'label' | 'value' | 'onChange' | 'error' | 'description' | 'readOnly' | 'ref'
> {
  /** More ways to enter an address, beside the paste button. */
  children?: ReactNode;
}

/** A field for an address on a network, always fully visible. The person types, pastes or chooses the address. */
export function AddressField({ children, onChange, ...field }: AddressFieldProps) {
  const paste = async () => {
    // If the browser does not allow reading the clipboard, the field stays as it is. The keyboard's paste still works.
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

/** An address contains no space, so spaces in a pasted text are removed. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
