import { useField } from 'formik';
import { useState } from 'react';

/**
 * Keeps a form from being sent without a picture that was chosen for it: while files are read, and
 * after one was not accepted, until others are chosen or the user goes on without it. The name tells
 * the fields of a form apart.
 */
export const usePictureHold = (name: string) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [readings, setReadings] = useState(0);
  const isReading = readings > 0;
  const reason = isReading ? 'The pictures are not ready yet' : (problem ?? undefined);
  useField({ name: `${name}Hold`, validate: () => reason });

  /** Runs a reading of files, which resolves to why some were not accepted. */
  const hold = async (reading: () => Promise<string | null>): Promise<void> => {
    setProblem(null);
    setReadings((count) => count + 1);
    try {
      setProblem(await reading());
    } finally {
      setReadings((count) => count - 1);
    }
  };
  return { problem, isReading, hold, dismiss: () => setProblem(null) };
};
