// One chunk: the two addresses of the inbox differ in the subject that is shown first.
export { InboxPage, SystemInboxPage } from './pages/InboxPage/InboxPage.tsx';
