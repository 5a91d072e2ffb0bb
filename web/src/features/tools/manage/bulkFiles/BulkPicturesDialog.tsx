import { PictureField } from '../../../../ui/media/PictureField.tsx';
import { addPicture } from './addPicture.ts';
import { type BulkDialogProps, type BulkFileKind, BulkFilesDialog } from './BulkFilesDialog.tsx';

const pictures: BulkFileKind = {
  noun: 'picture',
  plural: 'pictures',
  names:
    'Name each file by the SKU of its tool: JK-100.jpg becomes the main picture, and the present one moves behind it. JK-100 (2).jpg becomes a further picture.',
  Field: PictureField,
  add: addPicture,
};

/** Adds pictures whose file names are SKUs. */
export const BulkPicturesDialog = (props: BulkDialogProps) => (
  <BulkFilesDialog kind={pictures} {...props} />
);
