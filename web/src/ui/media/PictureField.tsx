import { mdiImagePlusOutline } from '@mdi/js';
import { pictureHint } from '../../lib/pictures/pictureFile.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

/** A file input for a picture or several, with drag and drop. */
export const PictureField = (props: FileFieldProps) => (
  <FileField
    icon={mdiImagePlusOutline}
    accept="image/png,image/jpeg,image/webp"
    hint={pictureHint}
    reading="Reading the picture…"
    {...props}
  />
);
