export {
  checkLoginPassword,
  LOGIN_PASSWORD_MAX,
  LOGIN_PASSWORD_MIN,
  type LoginPasswordIssue,
  type LoginPasswordOptions,
} from './checkLoginPassword.ts';
