import { useRef } from 'react';
import { usePictureHold } from '../../lib/pictures/usePictureHold.ts';
import type { CataloguePictures } from './useCataloguePictures.ts';

interface PictureReplacementOptions {
  read: CataloguePictures['read'];
  /** Receives the object URL of an accepted picture. */
  onChosen: (url: string) => void;
}

/** Replaces a picture of a form by the last chosen file. */
export const usePictureReplacement = ({ read, onChosen }: PictureReplacementOptions) => {
  const { hold, ...state } = usePictureHold('main');
  const latest = useRef<File | null>(null);
  const replace = async (file: File): Promise<string | null> => {
    latest.current = file;
    const { chosen, problem } = await read(file);
    if (latest.current !== file) return null;
    if (chosen) onChosen(chosen.url);
    return problem;
  };
  return { ...state, choose: (file: File) => void hold(() => replace(file)) };
};
