import { useRef } from 'react';
import { ApiProblem } from '../../../apiProblem.ts';
import { usePictureChoice } from '../../../components/usePictureChoice.ts';
import { removePicture, uploadPicture } from '../../../uploads.ts';
import { useUpload } from '../../../useUpload.ts';

/** The longest side of a tool's picture, in pixels: the largest width in which it is shown. */
const pictureSide = 1280;

/** A new path for each picture: browsers cache a picture under its address for good. */
const newPicturePath = ({ type }: Blob): string =>
  `tools/${crypto.randomUUID()}/picture.${type.replace('image/', '')}`;

interface UploadedPicture {
  picture: Blob;
  imageLink: string;
}

const unclearCodes: readonly string[] = ['network', 'unavailable'];

/** Without a clear answer, the tool may have been saved and may use the picture. */
const isClearFailure = (error: unknown) =>
  !(error instanceof ApiProblem && unclearCodes.includes(error.code));

/**
 * Holds the picture that an admin chooses for a tool, and uploads it for the call that saves the
 * tool. A clear failure of that call removes the upload. Without a clear answer, the upload stays for
 * the retry. Rejects with UploadCancelled, or as the call does.
 */
export const useToolPicture = () => {
  const choice = usePictureChoice(pictureSide);
  const { upload, progress, cancelUpload } = useUpload();
  const uploaded = useRef<UploadedPicture | null>(null);

  const linkOf = async (picture: Blob) => {
    if (uploaded.current?.picture === picture) return uploaded.current.imageLink;
    return upload((options) => uploadPicture(newPicturePath(picture), picture, options));
  };
  const saveWith = async <Result>(
    picture: Blob,
    save: (imageLink: string) => Promise<Result>,
  ): Promise<Result> => {
    const imageLink = await linkOf(picture);
    uploaded.current = null;
    try {
      return await save(imageLink);
    } catch (error) {
      if (isClearFailure(error)) await removePicture(imageLink);
      else uploaded.current = { picture, imageLink };
      throw error;
    }
  };
  return { choice, saveWith, progress, cancelUpload };
};

export type PictureChoice = ReturnType<typeof usePictureChoice>;
