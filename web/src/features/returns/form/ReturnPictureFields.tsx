import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useField } from 'formik';
import { counted, limits } from 'functions/contract';
import { useRowChange } from '../../../lib/forms/useRowChange.ts';
import { usePictureAddition } from '../../../lib/pictures/usePictureAddition.ts';
import type { ReadPicture } from '../../../lib/pictures/usePictureUploads.ts';
import { RowButton } from '../../../ui/inputs/RowButton.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { PictureField } from '../../../ui/media/PictureField.tsx';
import { PictureTile } from '../../../ui/media/PictureTile.tsx';

const max = limits.returnPictures;

const tooMany = (leftOut: number) =>
  `A return has at most ${max} pictures: ${leftOut} ${leftOut === 1 ? 'was' : 'were'} left out.`;

const labelOf = (present: number): string => {
  if (present === max) return `${max} pictures at most`;
  return present === 0 ? `Add up to ${max} pictures` : `Add up to ${max - present} more`;
};

interface TileProps {
  src: string;
  at: number;
  problem: string | undefined;
  disabled: boolean;
  onRemove: () => void;
}

const Tile = ({ src, at, problem, disabled, onRemove }: TileProps) => (
  <PictureTile problem={problem}>
    <Box sx={{ position: 'relative', borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={src} alt={`Preview of picture ${at + 1}`} sizes="96px" />
      <Box
        sx={{
          position: 'absolute',
          right: 4,
          top: 4,
          borderRadius: '50%',
          bgcolor: 'background.paper',
        }}
      >
        <RowButton
          id={`pictures.${at}.remove`}
          icon={mdiDeleteOutline}
          label={`Remove picture ${at + 1}`}
          disabled={disabled}
          onClick={onRemove}
        />
      </Box>
    </Box>
  </PictureTile>
);

interface ReturnPictureFieldsProps {
  read: ReadPicture;
  disabled: boolean;
}

/** The pictures of a return with their previews, and the field to add some. */
export const ReturnPictureFields = ({ read, disabled }: ReturnPictureFieldsProps) => {
  const [{ value: pictures }, { error }, { setValue }] = useField<string[]>('pictures');
  const { problem, isReading, dismiss, add } = usePictureAddition({ read, max, tooMany });
  const { announcement, announce } = useRowChange();
  const errors: (string | undefined)[] = Array.isArray(error) ? error : [];
  const remove = (at: number) => {
    void setValue(pictures.toSpliced(at, 1));
    const next = Math.min(at, pictures.length - 2);
    announce(
      `Removed picture ${at + 1}, ${counted(pictures.length - 1, 'picture')} left`,
      next < 0 ? 'pictures.add' : `pictures.${next}.remove`,
    );
  };
  return (
    <>
      {pictures.length > 0 && (
        <Box
          component="ul"
          aria-label="Chosen pictures"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyle: 'none', m: 0, mb: 2, p: 0 }}
        >
          {pictures.map((src, at) => (
            <Tile
              key={src}
              src={src}
              at={at}
              problem={errors[at]}
              disabled={disabled}
              onRemove={() => remove(at)}
            />
          ))}
        </Box>
      )}
      <PictureField
        id="pictures.add"
        label={labelOf(pictures.length)}
        problem={problem}
        isReading={isReading}
        onDismiss={dismiss}
        disabled={disabled || pictures.length === max}
        multiple
        onFiles={(files) => void add(files)}
      />
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </>
  );
};
