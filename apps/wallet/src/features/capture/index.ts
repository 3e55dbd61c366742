export { SideField } from './components/SideField.tsx';
export { TransferProgress } from './components/TransferProgress.tsx';
export { type SendFile, useTransfer } from './components/useTransfer.ts';
export { useVideoTake } from './components/useVideoTake.ts';
export { VideoRecorder } from './components/VideoRecorder.tsx';
