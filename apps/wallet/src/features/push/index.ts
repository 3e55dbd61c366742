export { AskPush } from './components/AskPush.tsx';
export { PushRows } from './components/PushRows.tsx';
