import Box from '@mui/material/Box';
import { useField, useFormikContext } from 'formik';
import { uploadLabel } from 'functions/contract';
import type { CataloguePictures } from '../../../../domain/picture/useCataloguePictures.ts';
import { usePictureReplacement } from '../../../../domain/picture/usePictureReplacement.ts';
import { Picture } from '../../../../ui/media/Picture.tsx';
import { PictureField } from '../../../../ui/media/PictureField.tsx';
import { FurtherPictures } from './FurtherPictures.tsx';
import { pictureAlt } from './pictureTexts.ts';

interface MainPictureProps {
  read: CataloguePictures['read'];
  disabled: boolean;
}

const useReplacement = (read: CataloguePictures['read']) => {
  const [{ value: pictures }, { error, touched }] = useField<string[]>('pictures');
  const { setFieldValue } = useFormikContext();
  const { problem, dismiss, ...state } = usePictureReplacement({
    read,
    onChosen: (url) =>
      void setFieldValue('pictures', (present: string[]) => [url, ...present.slice(1)]),
  });
  const [first] = Array.isArray(error) ? error : [error];
  return {
    ...state,
    pictures,
    problem: problem ?? (touched && first ? first : null),
    onDismiss: problem !== null && pictures.length > 0 ? dismiss : undefined,
  };
};

/** A tool's main picture and the field for another one. */
const MainPicture = ({ read, disabled }: MainPictureProps) => {
  const { pictures, choose, ...state } = useReplacement(read);
  const [src = ''] = pictures;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '144px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ width: 144, borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={src} alt={src && pictureAlt(src, 0)} sizes="144px" />
      </Box>
      <PictureField
        label={uploadLabel}
        {...state}
        disabled={disabled}
        onFiles={([file]) => file && choose(file)}
      />
    </Box>
  );
};

interface ToolPictureFieldsProps {
  read: CataloguePictures['read'];
  disabled: boolean;
}

/** The pictures of a tool: the main one, and further ones once there is a main one. */
export const ToolPictureFields = (props: ToolPictureFieldsProps) => (
  <>
    <MainPicture {...props} />
    <FurtherPictures {...props} />
  </>
);
