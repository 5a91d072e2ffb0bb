const whole = new Intl.NumberFormat('en-US');

/** Formats a whole number: `1,234`. */
export const formatCount = (count: number): string => whole.format(count);
