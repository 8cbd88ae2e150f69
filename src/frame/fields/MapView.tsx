import 'leaflet/dist/leaflet.css';
import { Alert, Box } from '@mui/material';
import { icon, type LatLng, type Map as LeafletMap, type LeafletMouseEvent, type Marker, map, marker, tileLayer } from 'leaflet';
import image from 'leaflet/dist/images/marker-icon.png';
import image2x from 'leaflet/dist/images/marker-icon-2x.png';
import shadow from 'leaflet/dist/images/marker-shadow.png';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { defaultCentre, type Place, roundPlace } from '#frame/format/coordinates.ts';
import { touchQuery } from '#frame/ui/touch.ts';

const tiles = import.meta.env.VITE_MAP_TILES_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const attribution = import.meta.env.VITE_MAP_ATTRIBUTION || '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const zoom = 13;
const pinIcon = icon({ iconUrl: image, iconRetinaUrl: image2x, shadowUrl: shadow, iconSize: [25, 41], iconAnchor: [12, 41], shadowSize: [41, 41] });

interface MapViewProps {
  place: Place | undefined;
  /** Makes the map one to choose on: by a click, or by dragging the marker. */
  onPick?: ((place: [number, number]) => void) | undefined;
  /** In pixels; a phone's map is as wide as its screen. */
  width: number | string;
  height: number;
}

/** A map with a marker. It works without its background, and says when that cannot be had. Loaded only by screens with a map. */
export default function MapView({ place, onPick, width, height }: MapViewProps) {
  const translate = useTranslate();
  const [isBare, setBare] = useState(false);
  const element = useMap({ place, onPick, onBare: setBare });
  return (
    <Box
      dir="ltr"
      sx={{
        width,
        maxWidth: '100%',
        // As large as a finger; its tip stays where it points.
        '& .leaflet-marker-icon': { boxSizing: 'content-box', p: '4px 10px 0 !important', ml: '-22px !important', mt: '-45px !important' },
        '& .leaflet-container': { height, borderRadius: 1, zIndex: 0, bgcolor: 'action.hover' },
        [touchQuery]: {
          '& .leaflet-touch .leaflet-bar a': { display: 'grid', placeItems: 'center', width: 44, height: 44 },
        },
        // Its own ground and ink can be read on a light map only.
        '& .leaflet-container .leaflet-control-attribution': {
          bgcolor: 'background.paper',
          color: 'text.secondary',
          '& a': { color: 'primary.main' },
        },
      }}
    >
      <div ref={element} />
      {isBare && (
        <Alert severity="info" dir="auto" sx={{ mt: 1 }}>
          {translate('app.map.bare')}
        </Alert>
      )}
    </Box>
  );
}

/** Draws the map into the element that gets the returned ref, and keeps it as the properties say. */
function useMap({ place, onPick, onBare }: Pick<MapViewProps, 'place' | 'onPick'> & { onBare: (isBare: boolean) => void }) {
  const element = useRef<HTMLDivElement>(null);
  const alt = useTranslate()('app.map.marker');
  const isInput = Boolean(onPick);
  const [centre] = useState(place ?? defaultCentre);
  const [drawn, setDrawn] = useState<{ map: LeafletMap; pin: Marker }>();
  useEffect(() => {
    if (!element.current) return;
    const made = map(element.current, { scrollWheelZoom: !isInput }).setView([...centre], zoom);
    tileLayer(tiles, { attribution })
      .on('tileerror', () => onBare(true))
      .on('tileload', () => onBare(false))
      .addTo(made);
    // A marker that only shows the place is nothing to press.
    setDrawn({ map: made, pin: marker([...centre], { icon: pinIcon, alt, interactive: isInput, keyboard: isInput, draggable: isInput }) });
    return () => void made.remove();
  }, [centre, isInput, alt, onBare]);
  const [latitude, longitude] = place ?? [];
  useEffect(() => {
    if (!drawn) return;
    if (latitude === undefined || longitude === undefined) return void drawn.pin.remove();
    drawn.pin.setLatLng([latitude, longitude]).addTo(drawn.map);
    // Brings into view what was typed or found elsewhere.
    if (!drawn.map.getBounds().contains([latitude, longitude])) drawn.map.setView([latitude, longitude]);
  }, [drawn, latitude, longitude]);
  useEffect(() => {
    if (!drawn || !onPick) return;
    const pick = ({ lat, lng }: LatLng) => onPick(roundPlace(lat, lng));
    const clicked = ({ latlng }: LeafletMouseEvent) => pick(latlng);
    const dropped = () => pick(drawn.pin.getLatLng());
    drawn.map.on('click', clicked);
    drawn.pin.on('dragend', dropped);
    return () => {
      drawn.map.off('click', clicked);
      drawn.pin.off('dragend', dropped);
    };
  }, [drawn, onPick]);
  return element;
}
