import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { DocsStage } from './DocsStage.tsx';

/** Documentation pages bring half of Storybook with them, so their code loads with the first of them. */
const Stage = lazy(() => import('./DocsStage.tsx').then((module) => ({ default: module.DocsStage })));
const Page = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })));

const container: ComponentType<ComponentProps<typeof DocsStage>> = (props) => (
  <Suspense fallback={null}>
    <Stage {...props} />
  </Suspense>
);
const page: ComponentType = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

/** The parts of a documentation page. */
export const lazyDocs = { container, page };
