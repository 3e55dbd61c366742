export {
  checkVerificationCode,
  VERIFICATION_CODE_LENGTH,
  type VerificationCodeIssue,
} from './checkVerificationCode.ts';
