export { ReceiptButton } from './components/ReceiptButton.tsx';
