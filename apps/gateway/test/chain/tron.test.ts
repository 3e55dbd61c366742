import { describeChain } from '../harness/chainSuite/describeChain.ts';
import { makeTronWorld } from './tronWorld.ts';

describeChain('TRON', makeTronWorld);
