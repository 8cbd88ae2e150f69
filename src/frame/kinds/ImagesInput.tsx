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
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { imagesIn, isNewImage } from '../../../dataProvider/wire';
import type { ShopImage } from '../../../resources/define';
import { checkImages, imagesAfter, type RefusedFile, sizeText } from '../format/images';
import { lazily } from '../views/lazily';
import { useResource } from './resources';
import type { InputProps } from './useTextField';

const ConfirmDialog = lazily(
  () => import('../views/ConfirmDialog'),
  ({ onCancel }) => onCancel,
);

const readAsDataUrl = (file: File): Promise<ShopImage> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ url: String(reader.result), title: file.name });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * Several images in the order they will have: picked or dropped, dragged about, removed after a question.
 * Where a field takes only so many, new ones take the place of the last, and of a refused choice nothing new is kept.
 */
export default function ImagesInput({ field, label, validate, readOnly }: InputProps) {
  const translate = useTranslate();
  const { name } = useResource();
  const { id, field: input } = useInput({ source: field.source, validate });
  const images = imagesIn(input.value);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [asking, setAsking] = useState<number | 'all'>();
  const picker = useRef<HTMLInputElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const latest = useRef(images);
  latest.current = images;

  const add = async (files: FileList | null) => {
    const { taken, refused } = checkImages([...(files ?? [])]);
    const read = await Promise.all(taken.map(file => readAsDataUrl(file).catch(() => file)));
    const added = read.filter(image => !(image instanceof File));
    const lost = read
      .filter(image => image instanceof File)
      .map(({ name, size }): RefusedFile => ({ file: name, size: sizeText(size), reason: 'unreadable' }));
    setRefused([...refused, ...lost]);
    const { most } = field;
    if (most && refused.length) input.onChange(latest.current.filter(image => !isNewImage(image)));
    else if (added.length) input.onChange(imagesAfter(latest.current, added, most));
    if (picker.current) picker.current.value = '';
  };
  const keys = images.map((image, position) => image._id ?? `${position}-${image.url.slice(-24)}`);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) input.onChange(arrayMove(images, keys.indexOf(String(active.id)), keys.indexOf(String(over.id))));
  };
  const said = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
    translate(`app.inputs.${key}`, { from: keys.indexOf(String(id)) + 1, to: over === undefined ? 0 : keys.indexOf(String(over)) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('sortTaken', active.id),
    onDragOver: ({ active, over }) => (over ? said('sortOver', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => said('sortDropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => said('sortCancelled', active.id),
  };
  const remove = () => {
    input.onChange(asking === 'all' ? [] : images.filter((_, position) => position !== asking));
    setAsking(undefined);
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <Box
        onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={event => {
          if (!event.dataTransfer.files.length || readOnly) return;
          event.preventDefault();
          void add(event.dataTransfer.files);
        }}
        sx={{
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 1,
          p: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
        }}
      >
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={drop}
          accessibility={{ announcements, screenReaderInstructions: { draggable: translate('app.inputs.sortHelp') } }}
        >
          <SortableContext items={keys} strategy={rectSortingStrategy}>
            {images.map((image, position) => (
              <Tile
                key={keys[position]}
                id={keys[position] ?? ''}
                image={image}
                position={position}
                label={label}
                onRemove={() => setAsking(position)}
              />
            ))}
          </SortableContext>
        </DndContext>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button variant="outlined" size="small" disabled={readOnly} onClick={() => picker.current?.click()}>
            {translate(field.most === 1 ? 'app.inputs.chooseImage' : 'app.inputs.addImages')}
          </Button>
          <Box
            component="input"
            ref={picker}
            type="file"
            accept="image/*"
            multiple={field.most !== 1}
            tabIndex={-1}
            aria-label={label}
            disabled={readOnly}
            onChange={(event: { target: HTMLInputElement }) => void add(event.target.files)}
            sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
          />
          {images.length > 0 && (
            <Button size="small" color="error" onClick={() => setAsking('all')}>
              {translate('app.inputs.clearImages')}
            </Button>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('app.inputs.dropImages')}
          </Typography>
        </Box>
      </Box>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }} onClose={() => setRefused([])}>
          {refused.map(({ file, size, reason }, position) => (
            <div key={position}>
              {translate(`resources.${name}.inputs.${reason}`, { file, size, _: translate(`app.inputs.${reason}`, { file, size }) })}
            </div>
          ))}
        </Alert>
      )}
      {asking !== undefined && (
        <Suspense>
          <ConfirmDialog
            title={translate(asking === 'all' ? 'app.confirm.clearImagesTitle' : 'app.confirm.removeImageTitle')}
            text={translate(asking === 'all' ? 'app.confirm.clearImagesText' : 'app.confirm.removeImageText')}
            confirm={translate('app.actions.confirm')}
            onConfirm={remove}
            onCancel={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface TileProps {
  id: string;
  image: ShopImage;
  position: number;
  label: string;
  onRemove: () => void;
}

function Tile({ id, image, position, label, onRemove }: TileProps) {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const style: CSSProperties = { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition };
  const name = translate('app.values.image', { number: position + 1, name: label });
  return (
    <Box ref={setNodeRef} style={style} sx={{ position: 'relative', touchAction: 'none' }}>
      <Box
        component="img"
        src={image.url}
        alt={name}
        title={translate('app.inputs.reorder')}
        {...attributes}
        {...listeners}
        aria-label={name}
        sx={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 1, display: 'block', cursor: 'grab', border: 1, borderColor: 'divider' }}
      />
      <IconButton
        size="small"
        onClick={onRemove}
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
