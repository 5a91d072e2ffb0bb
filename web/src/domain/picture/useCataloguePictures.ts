import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { usePictureUploads } from '../../lib/pictures/usePictureUploads.ts';

/** The longest side of a picture of a tool or family, in pixels: the largest width in which it is shown. */
export const cataloguePictureSide = 1280;

/** A new path for each picture: browsers cache a picture under its address for good. */
export const cataloguePicturePath = ({ type }: Blob): string =>
  `tools/${crypto.randomUUID()}/picture.${type.replace('image/', '')}`;

const unclearCodes: readonly string[] = ['network', 'not-confirmed', 'unavailable'];

/** Without a clear answer, the call may have saved what uses the pictures. */
const isClearFailure = (error: unknown) =>
  !(error instanceof ApiProblem && unclearCodes.includes(error.code));

/**
 * Holds the pictures that staff choose for a tool or a family, and uploads them for the call that
 * saves it. A cancelled or failed upload, and a clear failure of the call, remove what was uploaded.
 * Without a clear answer, the uploads stay for the retry. Rejects with UploadCancelled, or as the
 * call does.
 */
export const useCataloguePictures = () => {
  const { read, uploadAll, removeUploads, discard, progress, cancelUpload } = usePictureUploads({
    longest: cataloguePictureSide,
    pathOf: cataloguePicturePath,
  });

  const upload = async (pictures: string[]): Promise<string[]> => {
    try {
      return await uploadAll(pictures);
    } catch (error) {
      await removeUploads();
      throw error;
    }
  };

  /** Uploads the new ones among the pictures, and saves with the links of all. */
  const saveWith = async <Result>(
    pictures: string[],
    save: (links: string[]) => Promise<Result>,
  ): Promise<Result> => {
    const links = await upload(pictures);
    try {
      const result = await save(links);
      discard();
      return result;
    } catch (error) {
      if (isClearFailure(error)) await removeUploads();
      throw error;
    }
  };
  return { read, saveWith, progress, cancelUpload };
};
export type CataloguePictures = ReturnType<typeof useCataloguePictures>;
