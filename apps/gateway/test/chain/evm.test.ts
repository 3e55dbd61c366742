import { describeTokenChain } from '../harness/chainSuite/describeChain.ts';
import { makeComparedWorld, makeEvmWorld } from './evmWorld.ts';

describeTokenChain('the Ethereum virtual machine', makeEvmWorld);
describeTokenChain('the Ethereum virtual machine over two nodes', makeComparedWorld);
