import { describeChain } from '../harness/chainSuite/describeChain.ts';
import { makeEvmWorld } from './evmWorld.ts';

describeChain('the Ethereum virtual machine', makeEvmWorld);
