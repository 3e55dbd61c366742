export { checkNickname, NICKNAME_MAX, type NicknameIssue } from './checkNickname.ts';
