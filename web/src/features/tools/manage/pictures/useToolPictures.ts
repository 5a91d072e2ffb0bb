import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { usePictureUploads } from '../../../../lib/pictures/usePictureUploads.ts';

/** The longest side of a tool's picture, in pixels: the largest width in which it is shown. */
export const toolPictureSide = 1280;

/** A new path for each picture: browsers cache a picture under its address for good. */
export const toolPicturePath = ({ type }: Blob): string =>
  `tools/${crypto.randomUUID()}/picture.${type.replace('image/', '')}`;

const unclearCodes: readonly string[] = ['network', 'not-confirmed', 'unavailable'];

/** Without a clear answer, the tool may have been saved and may use the pictures. */
const isClearFailure = (error: unknown) =>
  !(error instanceof ApiProblem && unclearCodes.includes(error.code));

/**
 * Holds the pictures that an admin chooses for a tool, and uploads them for the call that saves the
 * tool. A cancelled or failed upload, and a clear failure of the call, remove what was uploaded.
 * Without a clear answer, the uploads stay for the retry. Rejects with UploadCancelled, or as the
 * call does.
 */
export const useToolPictures = () => {
  const { read, uploadAll, removeUploads, discard, progress, cancelUpload } = usePictureUploads({
    longest: toolPictureSide,
    pathOf: toolPicturePath,
  });

  const upload = async (pictures: string[]): Promise<string[]> => {
    try {
      return await uploadAll(pictures);
    } catch (error) {
      await removeUploads();
      throw error;
    }
  };

  /** Uploads the new ones among the pictures, and saves the tool with the links of all. */
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
export type ToolPictures = ReturnType<typeof useToolPictures>;
