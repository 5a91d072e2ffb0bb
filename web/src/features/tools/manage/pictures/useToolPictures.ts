import { useEffect, useRef } from 'react';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { readPicture } from '../../../../lib/pictures/readPicture.ts';
import {
  removePicture,
  type UploadOptions,
  uploadPicture,
} from '../../../../lib/pictures/uploads.ts';
import { useUpload } from '../../../../lib/pictures/useUpload.ts';

/** The longest side of a tool's picture, in pixels: the largest width in which it is shown. */
const pictureSide = 1280;

/** A new path for each picture: browsers cache a picture under its address for good. */
const newPicturePath = ({ type }: Blob): string =>
  `tools/${crypto.randomUUID()}/picture.${type.replace('image/', '')}`;

const unclearCodes: readonly string[] = ['network', 'not-confirmed', 'unavailable'];

/** Without a clear answer, the tool may have been saved and may use the pictures. */
const isClearFailure = (error: unknown) =>
  !(error instanceof ApiProblem && unclearCodes.includes(error.code));

/**
 * The resized pictures that an admin chose, and the links of those that are uploaded, by object
 * URL.
 */
const newStore = () => ({ files: new Map<string, Blob>(), links: new Map<string, string>() });

const discard = ({ files, links }: ReturnType<typeof newStore>) => {
  for (const url of files.keys()) URL.revokeObjectURL(url);
  files.clear();
  links.clear();
};

const uploadOne = async (picture: Blob, options: UploadOptions) =>
  uploadPicture(newPicturePath(picture), picture, options);

/**
 * Holds the pictures that an admin chooses for a tool, and uploads them for the call that saves the
 * tool. A cancelled or failed upload, and a clear failure of the call, remove what was uploaded.
 * Without a clear answer, the uploads stay for the retry. Rejects with UploadCancelled, or as the
 * call does.
 */
export const useToolPictures = () => {
  const { current: store } = useRef(newStore());
  const { upload, progress, cancelUpload } = useUpload();
  useEffect(() => () => discard(store), [store]);

  const read = async (file: File) => {
    const reading = await readPicture(file, pictureSide);
    if (reading.chosen) store.files.set(reading.chosen.url, reading.chosen.picture);
    return reading;
  };

  const removeUploads = async () => {
    const links = [...store.links.values()];
    store.links.clear();
    await Promise.all(links.map(removePicture));
  };

  const uploadMissing = (urls: string[]) =>
    upload(async ({ signal, onProgress }) => {
      for (const [at, url] of urls.entries()) {
        const share = (part: number) => onProgress((at + part) / urls.length);
        const picture = store.files.get(url) as Blob;
        store.links.set(url, await uploadOne(picture, { signal, onProgress: share }));
      }
    });

  /** Uploads the new ones among the pictures, and saves the tool with the links of all. */
  const saveWith = async <Result>(
    pictures: string[],
    save: (links: string[]) => Promise<Result>,
  ): Promise<Result> => {
    try {
      const missing = pictures.filter((url) => store.files.has(url) && !store.links.has(url));
      if (missing.length > 0) await uploadMissing(missing);
    } catch (error) {
      await removeUploads();
      throw error;
    }
    try {
      const result = await save(pictures.map((url) => store.links.get(url) ?? url));
      discard(store);
      return result;
    } catch (error) {
      if (isClearFailure(error)) await removeUploads();
      throw error;
    }
  };
  return { read, saveWith, progress, cancelUpload };
};
export type ToolPictures = ReturnType<typeof useToolPictures>;
