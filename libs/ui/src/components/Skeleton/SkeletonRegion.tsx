import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useSettledLoading } from '../../hooks/useSettledLoading.ts';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';

/** Props of a loading region. Its children are the content that replaces the placeholder. */
export interface SkeletonRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether the content is missing. */
  loading: boolean;
  /** Skeletons with the layout of the content, so that nothing shifts. */
  placeholder: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows placeholders while content loads: not before 200 ms, and then for at least 400 ms, to avoid flicker. */
export function SkeletonRegion({ loading, placeholder, children, ...rest }: SkeletonRegionProps) {
  const messages = useWords();
  const phase = useSettledLoading(loading);
  return (
    <div {...rest} aria-busy={phase !== 'settled'} data-state={phase}>
      {phase === 'settled' ? (
        children
      ) : (
        <>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <div style={phase === 'waiting' ? { visibility: 'hidden' } : undefined}>{placeholder}</div>
        </>
      )}
    </div>
  );
}
