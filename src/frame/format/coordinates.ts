import { asNumber } from './money';

/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/** Where a map opens when nothing is chosen. */
export const defaultCentre: Place = [11.0408, 76.0849];

/** A place out of an input or a record; undefined where it is none, or not on the earth. */
export function asPlace(value: unknown): Place | undefined {
  if (!Array.isArray(value)) return undefined;
  const [latitude, longitude] = value.map(asNumber);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}

/** To six decimals, about ten centimetres; the longitude brought back from a map that was dragged round the earth. */
export function roundPlace(latitude: number, longitude: number): [number, number] {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [round(latitude), round(((((longitude + 180) % 360) + 360) % 360) - 180)];
}
