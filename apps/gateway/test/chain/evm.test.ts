import { describeChain } from '../harness/chainSuite/describeChain.ts';
import { makeEvmWorld } from './evmWorld.ts';

describeChain('a network of the Ethereum virtual machine', makeEvmWorld);
