const whole = new Intl.NumberFormat('en-US');

/** A whole number as people read it: `1,234`. */
export const formatCount = (count: number): string => whole.format(count);
