import Box from '@mui/material/Box';
import { useField, useFormikContext } from 'formik';
import { uploadLabel } from 'functions/contract';
import { useRef } from 'react';
import { usePictureHold } from '../../../../lib/pictures/usePictureHold.ts';
import { Picture } from '../../../../ui/media/Picture.tsx';
import { PictureField } from '../../../../ui/media/PictureField.tsx';
import { FurtherPictures } from './FurtherPictures.tsx';
import { pictureAlt } from './pictureTexts.ts';
import type { ToolPictures } from './useToolPictures.ts';

interface MainPictureProps {
  read: ToolPictures['read'];
  disabled: boolean;
}

/** Replaces the main picture by the last chosen file. */
const useReplacement = (read: ToolPictures['read']) => {
  const [{ value: pictures }, { error, touched }] = useField<string[]>('pictures');
  const { setFieldValue } = useFormikContext();
  const { problem, isReading, hold, dismiss } = usePictureHold('main');
  const latest = useRef<File | null>(null);
  const replace = async (file: File): Promise<string | null> => {
    latest.current = file;
    const { chosen, problem } = await read(file);
    if (latest.current !== file) return null;
    if (chosen) {
      void setFieldValue('pictures', (present: string[]) => [chosen.url, ...present.slice(1)]);
    }
    return problem;
  };
  const [first] = Array.isArray(error) ? error : [error];
  return {
    pictures,
    problem: problem ?? (touched && first ? first : null),
    isReading,
    onDismiss: problem !== null && pictures.length > 0 ? dismiss : undefined,
    choose: (file: File) => void hold(() => replace(file)),
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
  read: ToolPictures['read'];
  disabled: boolean;
}

/** The pictures of a tool: the main one, and further ones once there is a main one. */
export const ToolPictureFields = (props: ToolPictureFieldsProps) => (
  <>
    <MainPicture {...props} />
    <FurtherPictures {...props} />
  </>
);
