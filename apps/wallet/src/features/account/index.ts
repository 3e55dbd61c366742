export { FirstNickname } from './components/FirstNickname.tsx';
export { NicknameDialog, type NicknameDialogProps } from './components/NicknameDialog.tsx';
