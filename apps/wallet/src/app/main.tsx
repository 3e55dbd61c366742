import '@ezwallet/ui/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createWorld } from './createWorld.ts';
import { reloadStaleChunks } from './network/reloadStaleChunks.ts';

reloadStaleChunks(window, () => location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root, where the app is drawn.');
const opened = await createWorld();
createRoot(root).render(
  <StrictMode>
    <App {...opened} />
  </StrictMode>,
);
