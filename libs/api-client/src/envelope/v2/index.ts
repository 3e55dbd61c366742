export { loadEnvelopeV1 } from '../v1/loadEnvelopeV1.ts';
export {
  associatedDataOf,
  type Direction,
  type ExchangeFacts,
  keyLabel,
  type SealedCall,
  transcriptOf,
} from './binding.ts';
export { createEnvelopeV2, type EnvelopeV2Options, type VersionMark } from './createEnvelopeV2.ts';
export { NONCE_BYTES, NUMBER_BYTES, readNumber, requestNonce, TAG_BYTES } from './numbers.ts';
export { type Choice, type Offer, readOffer } from './offer.ts';
export { refused } from './refused.ts';
export { type Pin, readPins, writePins } from './pins.ts';
