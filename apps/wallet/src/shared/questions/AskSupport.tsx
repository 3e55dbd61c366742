import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TextButton } from '@ezwallet/ui';
import { supportPaths, type SupportTarget } from '../../world/paths.ts';
import styles from './QuestionLink.module.css';

interface AskSupportProps {
  /** The subject of the conversation. */
  about: SupportTarget;
  /** The way in words. */
  children: ReactNode;
}

/** A quiet link to a conversation with support, in a line of its own, for the place where somebody may need one. */
export function AskSupport({ about, children }: AskSupportProps) {
  return (
    <span className={styles.line}>
      <TextButton size={12} tone="subtle" render={<Link to={supportPaths.chat(about)} />}>
        {children}
      </TextButton>
    </span>
  );
}
