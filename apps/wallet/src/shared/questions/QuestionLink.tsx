import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuestionCode } from '@ezwallet/api-client/constants';
import { TextButton } from '@ezwallet/ui';
import { contentPaths } from '../../world/paths.ts';
import styles from './QuestionLink.module.css';

interface QuestionLinkProps {
  code: QuestionCode;
  /** The question, in the words of the place. */
  children: ReactNode;
}

/** A quiet link to an answer, in a line of its own, for the place where somebody asks exactly this question. */
export function QuestionLink({ code, children }: QuestionLinkProps) {
  return (
    <span className={styles.line}>
      <TextButton size={12} tone="subtle" render={<Link to={contentPaths.questions(code)} />}>
        {children}
      </TextButton>
    </span>
  );
}
