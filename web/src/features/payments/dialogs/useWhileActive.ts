import { useState } from 'react';

/** The latest value while something is active, and the last one of that time afterwards. */
export const useWhileActive = <Value>(value: Value, isActive: boolean): Value => {
  const [kept, setKept] = useState(value);
  if (!isActive || kept === value) return kept;
  setKept(value);
  return value;
};
