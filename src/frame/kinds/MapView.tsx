import 'leaflet/dist/leaflet.css';
import { Alert, Box } from '@mui/material';
import { icon, type Marker as LeafletMarker } from 'leaflet';
import image from 'leaflet/dist/images/marker-icon.png';
import image2x from 'leaflet/dist/images/marker-icon-2x.png';
import shadow from 'leaflet/dist/images/marker-shadow.png';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import { defaultCentre, type Place, roundPlace } from '../format/places';
import { byFinger } from '../views/fingers';

const tiles = import.meta.env.VITE_MAP_TILES_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const attribution = import.meta.env.VITE_MAP_ATTRIBUTION || '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const zoom = 13;
const pin = icon({ iconUrl: image, iconRetinaUrl: image2x, shadowUrl: shadow, iconSize: [25, 41], iconAnchor: [12, 41], shadowSize: [41, 41] });

interface MapViewProps {
  place: Place | undefined;
  /** Makes the map one to choose on: by a click, or by dragging the marker. */
  onPick?: (place: [number, number]) => void;
  /** In pixels; a phone's map is as wide as its screen. */
  width: number | string;
  height: number;
}

/** A map with a marker. It works without its background, and says when that cannot be had. Loaded only by screens with a map. */
export default function MapView({ place, onPick, width, height }: MapViewProps) {
  const translate = useTranslate();
  const [isBare, setBare] = useState(false);
  return (
    <Box
      dir="ltr"
      sx={{
        width,
        maxWidth: '100%',
        // As large as a finger; its tip stays where it points.
        '& .leaflet-marker-icon': { boxSizing: 'content-box', p: '4px 10px 0 !important', ml: '-22px !important', mt: '-45px !important' },
        '& .leaflet-container': { height, borderRadius: 1, zIndex: 0, bgcolor: 'action.hover' },
        [byFinger]: {
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
      <MapContainer center={[...(place ?? defaultCentre)]} zoom={zoom} scrollWheelZoom={!onPick}>
        <TileLayer url={tiles} attribution={attribution} eventHandlers={{ tileerror: () => setBare(true), tileload: () => setBare(false) }} />
        <Follow place={place} />
        {onPick && <Clicks onPick={onPick} />}
        {place && <Pin place={place} {...(onPick ? { onPick } : {})} />}
      </MapContainer>
      {isBare && (
        <Alert severity="info" dir="auto" sx={{ mt: 1 }}>
          {translate('app.map.bare')}
        </Alert>
      )}
    </Box>
  );
}

/** Brings the place into view when it is typed or found elsewhere. */
function Follow({ place }: { place: Place | undefined }) {
  const map = useMap();
  const [latitude, longitude] = place ?? [];
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude]);
  }, [map, latitude, longitude]);
  return null;
}

function Clicks({ onPick }: { onPick: (place: [number, number]) => void }) {
  useMapEvents({ click: ({ latlng }) => onPick(roundPlace(latlng.lat, latlng.lng)) });
  return null;
}

function Pin({ place, onPick }: { place: Place; onPick?: (place: [number, number]) => void }) {
  const translate = useTranslate();
  const dropped = ({ target }: { target: LeafletMarker }) => {
    const { lat, lng } = target.getLatLng();
    onPick?.(roundPlace(lat, lng));
  };
  return (
    <Marker
      position={[...place]}
      icon={pin}
      alt={translate('app.map.marker')}
      // One that only shows the place is nothing to press.
      interactive={Boolean(onPick)}
      keyboard={Boolean(onPick)}
      draggable={Boolean(onPick)}
      eventHandlers={onPick ? { dragend: dropped } : {}}
    />
  );
}
