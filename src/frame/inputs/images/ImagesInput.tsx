import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { Fragment, Suspense, useRef, useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import type { Field, ShopImage } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { imagesAfter, shapeRatio, sizeText, tileSize } from '#frame/format/imageFiles.ts';
import { GroupError } from '#frame/inputs/GroupHelperText.tsx';
import type { InputProps } from '#frame/inputs/inputProps.tsx';
import { imageTiles } from '#frame/inputs/lazyInputs.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';
import { ImagesBox } from './ImagesBox';
import { type Refusal, useImages } from './useImages';

const ImageTiles = lazyWithPreload(imageTiles);

/** Progress is shown for more files than this; fewer are read too quickly. */
const fewFiles = 5;

/** An ordered list of images: added, reordered, and removed after a confirmation. */
export function ImagesInput({ field, label, readOnly, describedBy }: InputProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, field: input, fieldState } = useInput({ source: field.source });
  const { images, add, addFitted, awaited, reading, refused, clearRefused } = useImages(field, input.value, input.onChange);
  const [toRemove, setToRemove] = useState<number | 'all'>();
  const group = useRef<HTMLElement>(null);
  // The images as they will be: `undefined` stands for an awaited one. New images may replace the last ones.
  const coming = imagesAfter<ShopImage | undefined>(images, Array.from({ length: awaited }), field.max);
  const staying = coming.filter(image => image !== undefined);
  const sort = (sorted: readonly ShopImage[]) => input.onChange([...sorted, ...images.slice(staying.length)]);
  const remove = () => {
    input.onChange(toRemove === 'all' ? [] : images.filter((_, position) => position !== toRemove));
    setToRemove(undefined);
  };
  const fit = async (refusal: Refusal, shape?: number) => {
    // The pressed button disappears, so the focus moves to the group around it.
    group.current?.focus();
    const fitted = await addFitted(refusal, shape);
    if (fitted) notify('app.inputs.fitted', { messageArgs: { file: fitted.name, size: sizeText(fitted.size) } });
  };
  return (
    <Box ref={group} role="group" tabIndex={-1} aria-labelledby={id} aria-describedby={describedBy}>
      <ImagesBox
        {...{ id, field, label }}
        count={coming.length}
        onAdd={readOnly ? undefined : add}
        onClear={readOnly || !images.length ? undefined : () => setToRemove('all')}
      >
        {/* The place of each image is there before the image, so that no button moves while it is pressed. */}
        <Suspense fallback={<Places count={staying.length} field={field} />}>
          <ImageTiles images={staying} label={label} field={field} onSort={sort} onRemove={setToRemove} readOnly={readOnly} />
        </Suspense>
        <Places count={coming.length - staying.length} field={field} />
      </ImagesBox>
      {reading.all > fewFiles && (
        <Typography variant="caption" role="status">
          {translate('app.inputs.readingImages', reading)}
        </Typography>
      )}
      <GroupError message={fieldState.error?.message} />
      {refused.length > 0 && <Refused files={refused} shape={shapeRatio(field)} onFit={fit} onClose={clearRefused} />}
      {toRemove !== undefined && (
        <ConfirmDialog
          danger
          title={translate(toRemove === 'all' ? 'app.confirm.clearImagesTitle' : 'app.confirm.removeImageTitle')}
          text={translate(toRemove === 'all' ? 'app.confirm.clearImagesText' : 'app.confirm.removeImageText')}
          confirm={translate('app.actions.confirm')}
          onConfirm={remove}
          onCancel={() => setToRemove(undefined)}
        />
      )}
    </Box>
  );
}

const Places = ({ count, field }: { count: number; field: Field }) =>
  Array.from({ length: count }, (_, position) => <Skeleton key={position} variant="rounded" {...tileSize(field)} />);

interface RefusedProps {
  files: readonly Refusal[];
  /** Width by height; `undefined` if the images may have any shape. */
  shape: number | undefined;
  onFit: (refusal: Refusal, shape?: number) => Promise<void>;
  onClose: () => void;
}

/** Says why files were refused. Below that, those that are too large can be made to fit. */
function Refused({ files, shape, onFit, onClose }: RefusedProps) {
  const translate = useTranslate();
  const { name } = useResource();
  return (
    <>
      <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }} onClose={onClose}>
        {files.map(({ file, size, reason, cannotFit }, position) => (
          <Fragment key={position}>
            <div>{translate(`resources.${name}.inputs.${reason}`, { file, size, _: translate(`app.inputs.${reason}`, { file, size }) })}</div>
            {cannotFit && <div>{translate('app.inputs.cannotFit', { file })}</div>}
          </Fragment>
        ))}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {files
          .filter(({ content }) => content)
          .flatMap((refusal, position) =>
            ['makeFit', ...(shape ? ['cropToFit'] : [])].map(way => (
              <Button
                key={`${way} ${position}`}
                size="small"
                variant="outlined"
                onClick={() => void onFit(refusal, way === 'cropToFit' ? shape : undefined)}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {translate(`app.inputs.${way}`, { file: refusal.file })}
              </Button>
            )),
          )}
      </Box>
    </>
  );
}
