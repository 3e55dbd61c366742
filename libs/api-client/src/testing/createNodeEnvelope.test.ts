import { describeEnvelope } from './describeEnvelope.ts';
import { createNodeEnvelope } from './createNodeEnvelope.ts';

describeEnvelope('version 1 by node:crypto', createNodeEnvelope);
