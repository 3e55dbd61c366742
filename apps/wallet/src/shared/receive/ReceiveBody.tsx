import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SegmentedControl } from '@ezwallet/ui';
import { depositPaths, receivePaths } from '../../world/paths.ts';
import { useWorld } from '../../world/StoresContext.tsx';
import styles from './receive.module.css';

/** The two ways to receive: a payment code from members, an address from networks. */
const PATHS = { code: receivePaths.code(), chain: depositPaths.deposit() } as const;

interface ReceiveBodyProps {
  way: keyof typeof PATHS;
  children: ReactNode;
}

/** The content of a screen for one way to receive, with the switch to the other one. */
export function ReceiveBody({ way, children }: ReceiveBodyProps) {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const navigate = useNavigate();
  const other = PATHS[way === 'code' ? 'chain' : 'code'];
  return (
    <div className={styles.body}>
      {isKnownPath(other) && (
        <SegmentedControl
          block
          label={t`How to receive`}
          items={[
            { value: 'code', label: t`Payment code` },
            { value: 'chain', label: t`On-chain address` },
          ]}
          value={way}
          onChange={() => void navigate(other, { replace: true })}
        />
      )}
      {children}
    </div>
  );
}
