export { FirstNickname } from './components/FirstNickname.tsx';
export { NicknameDialog } from './components/NicknameDialog.tsx';
