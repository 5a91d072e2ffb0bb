import { mdiDeleteOutline, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useField, useFormikContext } from 'formik';
import { limits } from 'functions/contract';
import type { CataloguePictures } from '../../../../domain/picture/useCataloguePictures.ts';
import { useRowChange } from '../../../../lib/forms/useRowChange.ts';
import { usePictureAddition } from '../../../../lib/pictures/usePictureAddition.ts';
import { RowButton } from '../../../../ui/inputs/RowButton.tsx';
import { visuallyHidden } from '../../../../ui/layout/visuallyHidden.ts';
import { Picture } from '../../../../ui/media/Picture.tsx';
import { PictureField } from '../../../../ui/media/PictureField.tsx';
import { PictureTile } from '../../../../ui/media/PictureTile.tsx';
import { pictureAlt } from './pictureTexts.ts';

interface FurtherPicturesProps {
  read: CataloguePictures['read'];
  disabled: boolean;
}

const tooMany = (leftOut: number) =>
  `A tool has at most ${limits.pictures} pictures: ${leftOut} ${leftOut === 1 ? 'was' : 'were'} left out.`;

/** Removes pictures, and makes another one the main picture. */
const usePictureOrder = () => {
  const [{ value: pictures }] = useField<string[]>('pictures');
  const { setFieldValue } = useFormikContext();
  const { announcement, announce } = useRowChange();
  const remove = (at: number) => {
    void setFieldValue('pictures', pictures.toSpliced(at, 1));
    const next = Math.min(at, pictures.length - 2);
    announce(`Removed picture ${at + 1}`, next > 0 ? `pictures.${next}.remove` : 'pictures.add');
  };
  const makeMain = (at: number) => {
    const chosen = pictures[at] as string;
    void setFieldValue('pictures', [chosen, ...pictures.toSpliced(at, 1)]);
    announce(`Picture ${at + 1} is now the main picture`, `pictures.${at}.main`);
  };
  return { announcement, remove, makeMain };
};

interface TileProps {
  src: string;
  at: number;
  problem: string | undefined;
  disabled: boolean;
  onMakeMain: () => void;
  onRemove: () => void;
}

const Tile = ({ src, at, problem, disabled, onMakeMain, onRemove }: TileProps) => (
  <PictureTile problem={problem}>
    <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={src} alt={pictureAlt(src, at)} sizes="96px" />
    </Box>
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <RowButton
        id={`pictures.${at}.main`}
        icon={mdiStarOutline}
        label={`Make picture ${at + 1} the main one`}
        disabled={disabled}
        onClick={onMakeMain}
      />
      <RowButton
        id={`pictures.${at}.remove`}
        icon={mdiDeleteOutline}
        label={`Remove picture ${at + 1}`}
        disabled={disabled}
        onClick={onRemove}
      />
    </Box>
  </PictureTile>
);

/** A tool's further pictures, each of which can become the main one, and the field to add some. */
export const FurtherPictures = ({ read, disabled }: FurtherPicturesProps) => {
  const [{ value: pictures }, { error }] = useField<string[]>('pictures');
  const addition = usePictureAddition({ read, max: limits.pictures, tooMany });
  const { announcement, remove, makeMain } = usePictureOrder();
  const errors: (string | undefined)[] = Array.isArray(error) ? error : [];
  const room = limits.pictures - pictures.length;
  if (pictures.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {pictures.length > 1 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
        >
          {pictures.slice(1).map((src, index) => (
            <Tile
              key={src}
              src={src}
              at={index + 1}
              problem={errors[index + 1]}
              disabled={disabled}
              onMakeMain={() => makeMain(index + 1)}
              onRemove={() => remove(index + 1)}
            />
          ))}
        </Box>
      )}
      <PictureField
        id="pictures.add"
        label={room > 0 ? `Add up to ${room} more` : `${limits.pictures} pictures at most`}
        problem={addition.problem}
        isReading={addition.isReading}
        onDismiss={addition.dismiss}
        disabled={disabled || room === 0}
        multiple
        onFiles={(files) => void addition.add(files)}
      />
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </Box>
  );
};
