export { ProofSheet } from './components/ProofSheet.tsx';
export { WantedProofs } from './components/WantedProofs.tsx';
export { ProofGate } from './model/ProofGate.ts';
