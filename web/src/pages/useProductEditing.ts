import type { ToolUpdate } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { ApiProblem } from '../apiProblem.ts';
import { usePictureChoice } from '../components/usePictureChoice.ts';
import type { SaveOutcome } from '../features/tools/manage/EditProductForm.tsx';
import { changesOf, type EditedValues } from '../features/tools/manage/productFields.ts';
import { pictureSide } from '../features/tools/manage/productPicture.ts';
import type { Product } from '../features/tools/manage/productRequests.ts';
import { useProductPicture } from '../features/tools/manage/useProductPicture.ts';
import { useSaveProduct } from '../features/tools/manage/useProducts.ts';
import { toSaveFailure } from '../toFormFailure.ts';

const outcomeOf = (error: unknown): SaveOutcome => {
  const { tool, version } = error instanceof ApiProblem ? error.details : {};
  if (tool && version) return { theirs: { tool, tag: `"${version}"` } };
  return { failure: toSaveFailure(error) };
};

/** Saves what was edited of a tool, with its new picture, if one was chosen, and says how it went. */
export const useProductEditing = () => {
  const photo = usePictureChoice(pictureSide);
  const { saveWith, progress, cancelUpload } = useProductPicture();
  const { mutateAsync } = useSaveProduct();

  const send = (base: Product, changes: ToolUpdate, picture: Blob | undefined) =>
    picture
      ? saveWith(picture, (imageLink) => mutateAsync({ base, changes: { ...changes, imageLink } }))
      : mutateAsync({ base, changes });

  const save = async (values: EditedValues, base: Product): Promise<SaveOutcome> => {
    try {
      const changes = changesOf(values, base.tool);
      const saved = await send(base, changes, photo.chosen?.picture);
      enqueueSnackbar(`${saved.tool.toolName} saved`, { variant: 'success' });
      photo.clear();
      return { saved };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { save, photo, progress, cancelUpload };
};
