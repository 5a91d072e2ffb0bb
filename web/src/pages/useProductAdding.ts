import { enqueueSnackbar } from 'notistack';
import type { FormFailure } from '../components/formFailure.ts';
import { usePictureChoice } from '../components/usePictureChoice.ts';
import type { NewProduct } from '../features/tools/manage/productFields.ts';
import { pictureSide } from '../features/tools/manage/productPicture.ts';
import { useProductPicture } from '../features/tools/manage/useProductPicture.ts';
import { useAddProduct } from '../features/tools/manage/useProducts.ts';
import { toSaveFailure } from '../toFormFailure.ts';

/** Uploads a new tool's picture, then adds the tool, and says how it went. */
export const useProductAdding = () => {
  const photo = usePictureChoice(pictureSide);
  const { saveWith, progress, cancelUpload } = useProductPicture();
  const { mutateAsync } = useAddProduct();

  const add = async (product: NewProduct, picture: Blob): Promise<FormFailure | null> => {
    try {
      await saveWith(picture, (imageLink) => mutateAsync({ ...product, imageLink }));
      enqueueSnackbar('Tool Added Successfully', { variant: 'success' });
      photo.clear();
      return null;
    } catch (error) {
      return toSaveFailure(error);
    }
  };
  return { add, photo, progress, cancelUpload };
};
