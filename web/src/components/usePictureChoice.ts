import { useEffect, useRef, useState } from 'react';
import { pictureFileProblem } from './pictureFile.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** A resized picture, and the object URL to show it. */
export interface ChosenPicture {
  picture: Blob;
  url: string;
}

type Choice = { chosen: ChosenPicture | null; problem: string | null };

const nothing: Choice = { chosen: null, problem: null };
const unreadable = 'This file could not be read as a picture. Please choose another one.';

const chosenFrom = async (file: File, longest: number): Promise<Choice> => {
  const problem = pictureFileProblem(file);
  if (problem) return { chosen: null, problem };
  try {
    const picture = await shrinkPicture(file, longest);
    return { chosen: { picture, url: URL.createObjectURL(picture) }, problem: null };
  } catch {
    return { chosen: null, problem: unreadable };
  }
};

/** The picture a user has chosen, resized, or why the file was not accepted. */
export const usePictureChoice = (longest: number) => {
  const [choice, setChoice] = useState<Choice>(nothing);
  const latest = useRef<File | null>(null);
  const url = choice.chosen?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const choose = async (file: File) => {
    latest.current = file;
    const next = await chosenFrom(file, longest);
    if (latest.current === file) setChoice(next);
  };
  const clear = () => {
    latest.current = null;
    setChoice(nothing);
  };
  return { ...choice, choose, clear };
};
