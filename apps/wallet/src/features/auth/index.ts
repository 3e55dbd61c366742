export { IdentityTabs } from './components/IdentityTabs.tsx';
export { PasswordRules } from './components/PasswordRules.tsx';
export { createNewPassword, type NewPassword } from './model/createNewPassword.ts';
export { defaultAreaCode } from './model/defaultAreaCode.ts';
export { checkIdentity, type Identity, IDENTITY_REFUSALS, type LoginName, newIdentity } from './model/identity.ts';
export { sendIdentityCode } from './model/sendIdentityCode.ts';
