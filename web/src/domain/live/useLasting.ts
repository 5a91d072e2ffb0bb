import { useEffect, useState } from 'react';

/** Whether something has been true for so many milliseconds. */
export const useLasting = (value: boolean, ms: number): boolean => {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, ms]);
  return value && lasting;
};
