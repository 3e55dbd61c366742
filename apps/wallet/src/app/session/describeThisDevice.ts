/** How the device describes itself and where it is, in one chunk: whoever needs the one may need the other. */
export { findPlace } from '../device/findPlace.ts';
export { readDeviceRecord } from '../device/readDeviceRecord.ts';
export { knownPlace, tellDevice } from './tellDevice.ts';
