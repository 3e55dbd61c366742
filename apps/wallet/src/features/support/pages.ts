// One chunk: the entry of support leads to its conversation.
export { ChatPage } from './pages/ChatPage/ChatPage.tsx';
export { SupportPage } from './pages/SupportPage/SupportPage.tsx';
