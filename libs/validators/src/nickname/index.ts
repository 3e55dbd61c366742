export { checkNickname, NICKNAME_MAX, type NicknameIssue } from './checkNickname.ts';
export { isReservedName, namesOnlyTheHouse } from './isReservedName.ts';
