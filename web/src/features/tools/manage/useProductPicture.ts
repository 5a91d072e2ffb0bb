import { useRef } from 'react';
import { ApiProblem } from '../../../apiProblem.ts';
import { removePicture, uploadPicture } from '../../../uploads.ts';
import { useUpload } from '../../../useUpload.ts';
import { newPicturePath } from './productPicture.ts';

interface UploadedPicture {
  picture: Blob;
  imageLink: string;
}

const openEnds: readonly string[] = ['network', 'unavailable'];

/** Without an answer that settles it, the tool may have been saved, and show the picture. */
const isAnswered = (error: unknown) =>
  !(error instanceof ApiProblem && openEnds.includes(error.code));

/**
 * Uploads a tool's picture for a call that saves the tool. If the call is refused, the picture is
 * removed; if no answer comes, it is kept for the next try. Rejects with UploadCancelled, or as the
 * call does.
 */
export const useProductPicture = () => {
  const { upload, progress, cancelUpload } = useUpload();
  const kept = useRef<UploadedPicture | null>(null);

  const linkOf = async (picture: Blob) => {
    if (kept.current?.picture === picture) return kept.current.imageLink;
    return upload((options) => uploadPicture(newPicturePath(picture), picture, options));
  };
  const saveWith = async <Result>(
    picture: Blob,
    save: (imageLink: string) => Promise<Result>,
  ): Promise<Result> => {
    const imageLink = await linkOf(picture);
    kept.current = null;
    try {
      return await save(imageLink);
    } catch (error) {
      if (isAnswered(error)) await removePicture(imageLink);
      else kept.current = { picture, imageLink };
      throw error;
    }
  };
  return { saveWith, progress, cancelUpload };
};
