import { describeChain } from '../harness/chainSuite/describeChain.ts';
import { makeComparedWorld, makeEvmWorld } from './evmWorld.ts';

describeChain('the Ethereum virtual machine', makeEvmWorld);
describeChain('the Ethereum virtual machine over two nodes', makeComparedWorld);
