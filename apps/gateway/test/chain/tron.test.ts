import { describeTokenChain } from '../harness/chainSuite/describeChain.ts';
import { makeTronWorld } from './tronWorld.ts';

describeTokenChain('TRON', makeTronWorld);
