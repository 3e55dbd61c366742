// A page on React 18.3 that uses the packed kit. `runOnReact18` copies this file into its project.
import './withKit.tsx';
import { Button, Drawer, UiProvider } from '@ezwallet/ui';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';

const button = createRef<HTMLButtonElement>();
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <UiProvider locale="en">
    <Button ref={button} onClick={() => document.body.append(button.current?.tagName ?? 'no ref')}>
      Ref
    </Button>
    <Drawer open onOpenChange={() => undefined} title="Sheet">
      Content
    </Drawer>
  </UiProvider>,
);
