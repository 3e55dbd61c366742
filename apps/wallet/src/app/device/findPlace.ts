import type { GeoPosition } from '@ezwallet/api-client/contract';

/** Longer than a phone needs for a place of this accuracy, in milliseconds. */
const PATIENCE = 15_000;
/** A place of the last hour is good enough. */
const FRESH = 60 * 60_000;

/** One decimal place is about 11 km: a member recognises a city, and nobody learns a street. */
const round = (degrees: number) => Math.round(degrees * 10) / 10;

/** Where the device is, roughly. The browser asks the person, if it has not. @throws GeolocationPositionError */
export function findPlace(geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<GeoPosition> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude: round(latitude), longitude: round(longitude) }),
      reject,
      { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: FRESH },
    );
  });
}
