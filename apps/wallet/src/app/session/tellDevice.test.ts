import { DEVICE_RECORD_EXAMPLE, type GeoPosition } from '@ezwallet/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownPlace, tellDevice } from './tellDevice.ts';

const HONG_KONG = { latitude: 22.3, longitude: 114.2 };
const sent: object[] = [];
let keepsPlace = false;

const tell = async (userId = '7', place: GeoPosition | null = HONG_KONG) => {
  const asked: string[] = [];
  await tellDevice({
    api: {
      user: {
        deviceRecord: ({ record }) => {
          sent.push(record);
          return Promise.resolve({ keepsPlace });
        },
      },
    },
    userId,
    storage: sessionStorage,
    read: () => Promise.resolve(DEVICE_RECORD_EXAMPLE),
    place: () => {
      asked.push('place');
      return Promise.resolve(place);
    },
  });
  return asked;
};

beforeEach(() => {
  sent.length = 0;
  keepsPlace = false;
  sessionStorage.clear();
});

describe('the device', () => {
  it('tells about itself once for each login, without its place', async () => {
    expect(await tell()).toEqual([]);
    await tell();
    expect(sent).toEqual([DEVICE_RECORD_EXAMPLE]);
    await tell('8');
    expect(sent).toHaveLength(2);
  });

  it('adds its place only for a member who has agreed', async () => {
    keepsPlace = true;
    await tell();
    expect(sent).toEqual([DEVICE_RECORD_EXAMPLE, { ...DEVICE_RECORD_EXAMPLE, geoPosition: HONG_KONG }]);
    sessionStorage.clear();
    await tell('7', null);
    expect(sent).toHaveLength(3);
  });
});

describe('a known place', () => {
  const find = () => Promise.resolve(HONG_KONG);
  const says = (state: PermissionState) => ({
    permissions: { query: () => Promise.resolve({ state } as PermissionStatus) },
  });

  it.each([
    ['granted', HONG_KONG],
    ['prompt', null],
    ['denied', null],
  ] as const)('with permission %s', async (state, place) => {
    expect(await knownPlace(says(state), find)).toEqual(place);
  });

  it('is none in a browser that cannot say whether it would ask', async () => {
    expect(await knownPlace({}, find)).toBeNull();
    const refusing = { permissions: { query: () => Promise.reject(new TypeError('geolocation')) } };
    expect(await knownPlace(refusing, find)).toBeNull();
    expect(await knownPlace(says('granted'), () => Promise.reject(new Error('timeout')))).toBeNull();
  });
});
