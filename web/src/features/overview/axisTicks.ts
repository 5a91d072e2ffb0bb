const steps = [1, 2, 5, 10];

/** The smallest of 1, 2 and 5 with zeros that is not below a number, and a whole one. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((one) => one * power >= value) ?? 10;
  return Math.max(1, step * power);
};

/** Round numbers from 0 up, evenly apart, the last not below `max`: at most five of them. */
export const axisTicks = (max: number): number[] => {
  const step = roundUp(Math.max(max, 1) / 4);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
};
