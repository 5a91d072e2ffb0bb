import { useEffect, useRef, useState } from 'react';
import { type ChosenPicture, readPicture } from './readPicture.ts';

type Choice = { chosen: ChosenPicture | null; problem: string | null; isReading?: boolean };

const nothing: Choice = { chosen: null, problem: null };

/** The picture a user has chosen, resized, or why the file was not accepted. */
export const usePictureChoice = (longest: number) => {
  const [choice, setChoice] = useState<Choice>(nothing);
  const latest = useRef<File | null>(null);
  const url = choice.chosen?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const choose = async (file: File) => {
    latest.current = file;
    setChoice({ ...nothing, isReading: true });
    const next = await readPicture(file, longest);
    if (latest.current === file) setChoice(next);
  };
  const clear = () => {
    latest.current = null;
    setChoice(nothing);
  };
  return { ...choice, choose, clear };
};
