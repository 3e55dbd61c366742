import '@ezwallet/ui/reset.css';
import '@ezwallet/ui/styles.css';
import './app.css';
import { configure } from 'mobx';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createWorld } from './createWorld.ts';
import { silenceConsole } from './device/page-settings.ts';
import { trustWorkers } from './device/trustWorkers.ts';

configure({ enforceActions: 'always' });
trustWorkers(window);
silenceConsole(window);
// A page from the back/forward cache may show the balance of somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
// The page itself says so when this fails, because the words may be what did not load.
const opened = await createWorld();
const mount = createRoot(root);
// In slices, so that the page answers while the first screen is made.
startTransition(() =>
  mount.render(
    <StrictMode>
      <App {...opened} />
    </StrictMode>,
  ),
);
