import '@ezwallet/ui/reset.css';
import '@ezwallet/ui/styles.css';
import { UiProvider } from '@ezwallet/ui';
import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keystore } from './native/keystore.ts';
import { listenToFrame } from './native/listenToFrame.ts';
import { NativeShell } from './native/NativeShell.ts';

const frame = createRef<HTMLIFrameElement>();
const wallet = new URL(__WALLET_URL__);
const shell = new NativeShell({
  post: (text) => frame.current?.contentWindow?.postMessage(text, wallet.origin),
  keystore: keystore(localStorage),
});
// As a native app does. A test of single messages sets it back.
shell.set({ announces: true });
listenToFrame(window, shell, () => frame.current?.contentWindow, wallet.origin);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element. Add <div id="root"> so that the simulator can mount.');
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="en" haptics={false}>
      <App shell={shell} frame={frame} wallet={wallet} />
    </UiProvider>
  </StrictMode>,
);
