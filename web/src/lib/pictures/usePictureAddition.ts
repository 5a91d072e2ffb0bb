import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import type { ReadPicture } from './usePictureUploads.ts';

interface PictureAdditionOptions {
  read: ReadPicture;
  /** The most pictures that the form takes. */
  max: number;
  /** Says that some pictures were left out, because there would be too many. */
  tooMany: (leftOut: number) => string;
}

/** Adds files to the `pictures` of a form, and says why some were not accepted. */
export const usePictureAddition = ({ read, max, tooMany }: PictureAdditionOptions) => {
  const [{ value: pictures }] = useField<string[]>('pictures');
  const { setFieldValue } = useFormikContext();
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: File[]) => {
    const room = max - pictures.length;
    const readings = await Promise.all(files.slice(0, room).map(read));
    const problems = readings.flatMap(({ problem }, at) =>
      problem ? [`${files[at]?.name}: ${problem}`] : [],
    );
    if (files.length > room) problems.push(tooMany(files.length - room));
    setProblem(problems.join(' ') || null);
    const added = readings.flatMap(({ chosen }) => chosen?.url ?? []);
    await setFieldValue('pictures', (present: string[]) => [...present, ...added].slice(0, max));
  };
  return { problem, add };
};
