import { useField, useFormikContext } from 'formik';
import { usePictureHold } from './usePictureHold.ts';
import type { ReadPicture } from './usePictureUploads.ts';

interface PictureAdditionOptions {
  read: ReadPicture;
  /** The most pictures that the form takes. */
  max: number;
  /** Says that some pictures were left out, because there would be too many. */
  tooMany: (leftOut: number) => string;
}

/**
 * Adds files to the `pictures` of a form, which is not sent without those that were not accepted
 * until its user has seen why.
 */
export const usePictureAddition = ({ read, max, tooMany }: PictureAdditionOptions) => {
  const [{ value: pictures }] = useField<string[]>('pictures');
  const { setFieldValue } = useFormikContext();
  const { hold, ...state } = usePictureHold('addition');
  const readAll = async (files: File[]): Promise<string | null> => {
    const room = max - pictures.length;
    const readings = await Promise.all(files.slice(0, room).map(read));
    const problems = readings.flatMap(({ problem }, at) =>
      problem ? [`${files[at]?.name}: ${problem}`] : [],
    );
    if (files.length > room) problems.push(tooMany(files.length - room));
    const added = readings.flatMap(({ chosen }) => chosen?.url ?? []);
    void setFieldValue('pictures', (present: string[]) => [...present, ...added].slice(0, max));
    return problems.join(' ') || null;
  };
  return { ...state, add: (files: File[]) => hold(() => readAll(files)) };
};
