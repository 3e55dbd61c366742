import { useEffect, useId, useRef } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lock } from '../../messages/enLock.ts';
import { classNames } from '../../internal/classNames.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { Button } from '../Button/Button.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './LockScreen.module.css';
import type { LockKind, LockScreenProps } from './LockScreenProps.ts';
import { useLockedPage } from './useLockedPage.ts';
import { useVerification } from './useVerification.ts';

const GLYPH: Record<LockKind, Glyph> = {
  fingerprint: glyphs.fingerprint,
  face: glyphs.face,
  generic: glyphs.shieldCheck,
};

/** Content of a lock screen: the account, an error, and the ways to unlock. */
export function LockPanel({
  account,
  kinds,
  onVerify,
  onUsePassword,
  phishingCode,
  className,
  ref,
}: Omit<LockScreenProps, 'open'>) {
  const messages = useWords(lock);
  const titleId = useId();
  const accountId = useId();
  const root = useMergedRef(useLockedPage<HTMLDivElement>(), ref);
  const way = useRef<HTMLButtonElement>(null);
  const { state, verify } = useVerification(onVerify);
  const kind = kinds.length > 1 ? 'generic' : kinds[0];
  useEffect(() => way.current?.focus(), [kind]);

  return (
    <div
      ref={root}
      data-ui-above=""
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native dialog closes on the second Escape
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={accountId}
      data-state={kind ? state : 'unsupported'}
      data-kind={kind}
      className={classNames(styles.screen, className)}
    >
      <div className={styles.column}>
        {phishingCode && (
          <p className={styles.code}>
            <Icon glyph={glyphs.phishingCode} size={16} />
            <span>
              {messages.phishingCode} <bdi className={styles.words}>{phishingCode}</bdi>
            </span>
          </p>
        )}
        <div className={styles.middle}>
          <span className={styles.disc}>
            <Icon glyph={kind ? GLYPH[kind] : glyphs.lock} size={64} />
          </span>
          <h2 id={titleId} className={styles.title}>
            {messages.lockTitle}
          </h2>
          <p id={accountId} className={styles.account}>
            <bdi>{account}</bdi>
          </p>
          <div className={styles.status}>
            <p role="alert" className={styles.failure}>
              {state === 'failed' && (
                <>
                  <Icon glyph={glyphs.error} size={16} />
                  <span>{messages.lockFailed}</span>
                </>
              )}
            </p>
            <output className={styles.note}>
              {!kind && messages.lockUnsupported}
              {state === 'verifying' && messages.lockVerifying}
            </output>
          </div>
        </div>
        <div className={styles.actions}>
          {kind && (
            <Button ref={way} block icon={GLYPH[kind]} loading={state === 'verifying'} onClick={() => void verify()}>
              {messages.lockVerify(kind)}
            </Button>
          )}
          <Button ref={kind ? undefined : way} block variant={kind ? 'ghost' : 'primary'} onClick={onUsePassword}>
            {messages.lockPassword}
          </Button>
        </div>
      </div>
    </div>
  );
}
