/**
 * A share in percent, to one decimal: `7.5%`. A share that is neither nothing nor all is never
 * either.
 */
export const percentText = (part: number, whole: number): string => {
  const tenths = Math.round((part / whole) * 1_000);
  if (part > 0 && tenths === 0) return 'less than 0.1%';
  if (part < whole && tenths >= 1_000) return 'more than 99.9%';
  return `${tenths / 10}%`;
};
