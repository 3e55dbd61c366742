import type { ReactNode } from 'react';
import { NoDetail } from '../../../features/home/components/NoDetail.tsx';
import { ScreenWords } from '../../screens/ScreenWords.tsx';
import { listAt } from './lists.ts';
import type { Shown } from './places.ts';

/** The empty side of a list without an open detail. Undefined for every other address. */
export function hintFor({ location }: Shown): ReactNode {
  if (!listAt(location)) return undefined;
  return (
    <ScreenWords of={['home']}>
      <NoDetail />
    </ScreenWords>
  );
}
