import { TextField } from '@ezwallet/ui';
import { useState } from 'react';
import styles from './panels.module.css';

export interface AddressFieldProps {
  readonly wallet: URL;
  readonly onGo: (address: URL) => void;
}

/** Opens a path of the wallet. It never leaves the wallet's origin, because the shell talks to no other. */
export function AddressField({ wallet, onGo }: AddressFieldProps) {
  const [path, setPath] = useState(wallet.pathname);
  const open = (): void => {
    const next = new URL(path, wallet);
    if (next.origin === wallet.origin) onGo(next);
  };
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField label="Path" hideLabel prefix={wallet.host} value={path} onChange={setPath} spellCheck={false} />
    </form>
  );
}
