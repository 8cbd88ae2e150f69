import { Alert, Box } from '@mui/material';
import { icon, type LatLng, type Map as LeafletMap, type LeafletMouseEvent, type Marker, map, marker, tileLayer } from 'leaflet';
import image from 'leaflet/dist/images/marker-icon.png';
import image2x from 'leaflet/dist/images/marker-icon-2x.png';
import shadow from 'leaflet/dist/images/marker-shadow.png';
import styles from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { defaultCentre, mapHeight, mapTiles, type Place, roundPlace } from '#frame/format/coordinates.ts';
import { touchQuery } from '#frame/ui/touch.ts';

const zoom = 13;
const pinIcon = icon({ iconUrl: image, iconRetinaUrl: image2x, shadowUrl: shadow, iconSize: [25, 41], iconAnchor: [12, 41], shadowSize: [41, 41] });

interface MapViewProps {
  place: Place | undefined;
  /** Called when staff choose a place by a click or by dragging the marker. Without it, the map only shows the place. */
  onPick?: ((place: [number, number]) => void) | undefined;
  /** In pixels, or as CSS. At most the width of the screen. */
  width: number | string;
}

/** A map with a marker. Without its tiles it still works, and shows a notice. Loaded on demand, because Leaflet is large. */
export default function MapView({ place, onPick, width }: MapViewProps) {
  const translate = useTranslate();
  const [hasNoTiles, setNoTiles] = useState(false);
  const element = useMap({ place, onPick, onNoTiles: setNoTiles });
  return (
    <Box
      dir="ltr"
      sx={{
        width,
        maxWidth: '100%',
        // Large enough for a finger, with its tip in the same place.
        '& .leaflet-marker-icon': { boxSizing: 'content-box', p: '4px 10px 0 !important', ml: '-22px !important', mt: '-45px !important' },
        '& .leaflet-container': { height: mapHeight, borderRadius: 1, zIndex: 0, bgcolor: 'action.hover' },
        [touchQuery]: {
          '& .leaflet-touch .leaflet-bar a': { display: 'grid', placeItems: 'center', width: 44, height: 44 },
        },
        // Leaflet's own colours are not readable in the dark theme.
        '& .leaflet-container .leaflet-control-attribution': {
          bgcolor: 'background.paper',
          color: 'text.secondary',
          '& a': { color: 'primary.main' },
        },
      }}
    >
      <style href="leaflet" precedence="library">
        {styles}
      </style>
      <div ref={element} />
      {hasNoTiles && (
        <Alert severity="info" dir="auto" sx={{ mt: 1 }}>
          {translate('app.map.bare')} {onPick && translate('app.map.pickAnyway')}
        </Alert>
      )}
    </Box>
  );
}

/** Draws the map into the element with the returned ref, and updates it when the props change. */
function useMap({ place, onPick, onNoTiles }: Pick<MapViewProps, 'place' | 'onPick'> & { onNoTiles: (hasNoTiles: boolean) => void }) {
  const element = useRef<HTMLDivElement>(null);
  const alt = useTranslate()('app.map.marker');
  const isInput = Boolean(onPick);
  const [centre] = useState(place ?? defaultCentre);
  const [drawn, setDrawn] = useState<{ map: LeafletMap; pin: Marker }>();
  useEffect(() => {
    if (!element.current) return;
    const newMap = map(element.current, { scrollWheelZoom: !isInput }).setView([...centre], zoom);
    const { url, attribution } = mapTiles() ?? {};
    if (url)
      tileLayer(url, { attribution: attribution ?? '' })
        .on('tileerror', () => onNoTiles(true))
        .on('tileload', () => onNoTiles(false))
        .addTo(newMap);
    else onNoTiles(true);
    // A marker that only shows the place is not interactive.
    setDrawn({ map: newMap, pin: marker([...centre], { icon: pinIcon, alt, interactive: isInput, keyboard: isInput, draggable: isInput }) });
    return () => void newMap.remove();
  }, [centre, isInput, alt, onNoTiles]);
  const [latitude, longitude] = place ?? [];
  useEffect(() => {
    if (!drawn) return;
    if (latitude === undefined || longitude === undefined) return void drawn.pin.remove();
    drawn.pin.setLatLng([latitude, longitude]).addTo(drawn.map);
    // The place may have been typed or located outside of the visible part.
    if (!drawn.map.getBounds().contains([latitude, longitude])) drawn.map.setView([latitude, longitude]);
  }, [drawn, latitude, longitude]);
  useEffect(() => {
    if (!drawn || !onPick) return;
    const pick = ({ lat, lng }: LatLng) => onPick(roundPlace(lat, lng));
    const onClick = ({ latlng }: LeafletMouseEvent) => pick(latlng);
    const onDragEnd = () => pick(drawn.pin.getLatLng());
    drawn.map.on('click', onClick);
    drawn.pin.on('dragend', onDragEnd);
    return () => {
      drawn.map.off('click', onClick);
      drawn.pin.off('dragend', onDragEnd);
    };
  }, [drawn, onPick]);
  return element;
}
