import { describeChain } from '../harness/chainSuite/describeChain.ts';
import { makeBitcoinWorld } from './bitcoinWorld.ts';

describeChain('Bitcoin', makeBitcoinWorld);
