export { ComingProofs } from './components/ComingProofs.tsx';
export { ProofFields } from './components/ProofFields.tsx';
export { ProofSheet } from './components/ProofSheet.tsx';
export { WantedProofs } from './components/WantedProofs.tsx';
export { ProofForm } from './model/ProofForm.ts';
export { ProofGate } from './model/ProofGate.ts';
