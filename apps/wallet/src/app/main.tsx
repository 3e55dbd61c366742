import '@ezwallet/ui/reset.css';
import '@ezwallet/ui/styles.css';
import './app.css';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createWorld } from './createWorld.ts';
import { trustWorkers } from './device/trustWorkers.ts';
import { reloadStaleChunks } from './network/reloadStaleChunks.ts';

configure({ enforceActions: 'always' });
trustWorkers(window);
reloadStaleChunks(window, () => location.reload());
// A page from the back/forward cache may show the balance of somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root, where the app is drawn.');
const opened = await createWorld();
createRoot(root).render(
  <StrictMode>
    <App {...opened} />
  </StrictMode>,
);
