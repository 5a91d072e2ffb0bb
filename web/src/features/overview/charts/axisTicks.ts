const steps = [1, 2, 5, 10];

/** Rounds up to a whole number of the form 1, 2 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((one) => one * power >= value) ?? 10;
  return Math.max(1, step * power);
};

/** At most five evenly spaced round numbers from 0 to at least `max`. */
export const axisTicks = (max: number): number[] => {
  const step = roundUp(Math.max(max, 1) / 4);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
};
