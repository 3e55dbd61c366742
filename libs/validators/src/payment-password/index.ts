export { checkPaymentPassword, PAYMENT_PASSWORD_LENGTH, type PaymentPasswordIssue } from './checkPaymentPassword.ts';
