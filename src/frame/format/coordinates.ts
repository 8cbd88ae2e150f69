import { asNumber } from '#define';

/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/** The tiles of maps: their address as Leaflet writes it, and their credit. `undefined`: maps have no tiles. */
export interface MapTiles {
  url: string;
  attribution: string;
}

let tiles: MapTiles | undefined;

/** The tiles of maps. */
export const mapTiles = (): MapTiles | undefined => tiles;

/** Sets the tiles of maps. An app calls this before the first map. */
export function setMapTiles(next: MapTiles | undefined): void {
  tiles = next;
}

/** The height of a map, and of the space reserved for it while its code loads. In pixels. */
export const mapHeight = 350;

/** The centre of a map without a place. */
export const defaultCentre: Place = [11.0408, 76.0849];

/** Reads a place from an input or a record. `undefined` if it is none, or has impossible coordinates. */
export function asPlace(value: unknown): Place | undefined {
  if (!Array.isArray(value)) return undefined;
  const [latitude, longitude] = value.map(asNumber);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}

/** Rounds a place to six decimals, about ten centimetres. A longitude outside of -180 to 180, from a map that was dragged round the earth, is normalized. */
export function roundPlace(latitude: number, longitude: number): [number, number] {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [round(latitude), round(((((longitude + 180) % 360) + 360) % 360) - 180)];
}
