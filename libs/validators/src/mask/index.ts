export { maskEmail } from './maskEmail.ts';
export { maskNickname } from './maskNickname.ts';
export { maskPhone } from './maskPhone.ts';
export { maskUserNumber } from './maskUserNumber.ts';
