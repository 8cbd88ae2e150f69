import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import type { Field, ShopImage } from '#define';
import { imageUrl, placeholderImage, tileSize, withPlaceholder } from '#frame/format/imageFiles.ts';

interface ImageTilesProps {
  images: readonly ShopImage[];
  label: string;
  field: Field;
  onSort: (images: ShopImage[]) => void;
  onRemove: (position: number) => void;
  readOnly: boolean;
}

/** Images side by side. They can be reordered with mouse, finger or keyboard. */
export default function ImageTiles({ images, label, field, onSort, onRemove, readOnly }: ImageTilesProps) {
  const translate = useTranslate();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = images.map((image, position) => image._id ?? `${position}-${image.url.slice(-24)}`);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onSort(arrayMove([...images], keys.indexOf(String(active.id)), keys.indexOf(String(over.id))));
  };
  const announcement = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
    translate(`app.inputs.${key}`, { from: keys.indexOf(String(id)) + 1, to: over === undefined ? 0 : keys.indexOf(String(over)) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => announcement('sortTaken', active.id),
    onDragOver: ({ active, over }) => (over ? announcement('sortOver', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => announcement('sortDropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => announcement('sortCancelled', active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('app.inputs.sortHelp') } }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy} disabled={readOnly}>
        {images.map((image, position) => (
          <Tile
            key={keys[position]}
            id={keys[position] ?? ''}
            isMain={position === 0 && images.length > 1}
            {...{ image, position, label, field, readOnly }}
            onRemove={() => onRemove(position)}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

interface TileProps {
  id: string;
  image: ShopImage;
  position: number;
  /** Whether it is the image that lists show. */
  isMain: boolean;
  label: string;
  field: Field;
  onRemove: () => void;
  readOnly: boolean;
}

function Tile({ id, image, position, isMain, label, field, onRemove, readOnly }: TileProps) {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const style: CSSProperties = { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition };
  const { width, height } = tileSize(field);
  const name = translate('app.values.image', { number: position + 1, name: label });
  return (
    <Box ref={setNodeRef} style={style} sx={{ position: 'relative', touchAction: 'none', width }}>
      <Box
        component="img"
        src={imageUrl(image) ?? placeholderImage()}
        // Images that the browser cannot show, such as those of some cameras, can be sent all the same.
        onError={withPlaceholder}
        alt={name}
        title={readOnly ? undefined : translate('app.inputs.reorder')}
        {...attributes}
        {...listeners}
        aria-label={name}
        sx={{
          width: '100%',
          height,
          objectFit: 'cover',
          borderRadius: 1,
          display: 'block',
          cursor: readOnly ? undefined : 'grab',
          border: 1,
          borderColor: 'divider',
        }}
      />
      {isMain && (
        <Box
          component="span"
          sx={{ position: 'absolute', insetInlineStart: 4, bottom: 4, px: 0.75, borderRadius: 1, fontSize: 12, bgcolor: 'background.paper' }}
        >
          {translate('app.inputs.mainImage')}
        </Box>
      )}
      <IconButton
        size="small"
        onClick={onRemove}
        disabled={readOnly}
        aria-label={translate('app.actions.remove', { name })}
        sx={{
          position: 'absolute',
          top: -8,
          insetInlineEnd: -8,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'background.paper' },
        }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
