import { useEffect, useRef } from 'react';
import { readPicture } from './readPicture.ts';
import { removePicture, uploadPicture } from './uploads.ts';
import { useUpload } from './useUpload.ts';

/** The resized pictures that were chosen, and the links of the uploaded ones, by object URL. */
const newStore = () => ({ files: new Map<string, Blob>(), links: new Map<string, string>() });

const discardIn = ({ files, links }: ReturnType<typeof newStore>) => {
  for (const url of files.keys()) URL.revokeObjectURL(url);
  files.clear();
  links.clear();
};

interface PictureUploadOptions {
  /** The longest side of a picture in pixels. */
  longest: number;
  /** The path in the bucket of a picture. */
  pathOf: (picture: Blob) => string;
}

/** Holds the pictures that someone chooses for a form, and uploads each of them once. */
export const usePictureUploads = ({ longest, pathOf }: PictureUploadOptions) => {
  const { current: store } = useRef(newStore());
  const { upload, progress, cancelUpload } = useUpload();
  useEffect(() => () => discardIn(store), [store]);

  const read = async (file: File) => {
    const reading = await readPicture(file, longest);
    if (reading.chosen) store.files.set(reading.chosen.url, reading.chosen.picture);
    return reading;
  };

  const uploadMissing = (urls: string[]) =>
    upload(async ({ signal, onProgress }) => {
      for (const [at, url] of urls.entries()) {
        const share = (part: number) => onProgress((at + part) / urls.length);
        const picture = store.files.get(url) as Blob;
        const options = { signal, onProgress: share };
        store.links.set(url, await uploadPicture(pathOf(picture), picture, options));
      }
    });

  /**
   * Uploads those of the pictures that are new, and resolves to the links of all. Rejects with
   * UploadCancelled, or as the upload fails.
   */
  const uploadAll = async (pictures: readonly string[]): Promise<string[]> => {
    const missing = pictures.filter((url) => store.files.has(url) && !store.links.has(url));
    if (missing.length > 0) await uploadMissing(missing);
    return pictures.map((url) => store.links.get(url) ?? url);
  };

  /** Deletes what was uploaded. */
  const removeUploads = async () => {
    const links = [...store.links.values()];
    store.links.clear();
    await Promise.all(links.map(removePicture));
  };
  /** Forgets the pictures: what uses them is saved. */
  const discard = () => discardIn(store);
  return { read, uploadAll, removeUploads, discard, progress, cancelUpload };
};
export type ReadPicture = ReturnType<typeof usePictureUploads>['read'];
