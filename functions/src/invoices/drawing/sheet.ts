const width = 595.28;
const height = 841.89;
const margin = 48;

/** An A4 page in points: the edges of what is drawn on it. The footer is below `bottom`. */
export const sheet = {
  width,
  height,
  left: margin,
  right: width - margin,
  top: margin,
  bottom: height - 76,
  footer: height - 56,
} as const;

/** The colours of the shop's light theme, dark enough to be printed in black and white. */
export const colors = {
  brand: '#1d4b3a',
  text: '#18211d',
  bars: '#000000',
  secondary: '#525c56',
  rule: '#dcd4c3',
  strongRule: '#855608',
  panel: '#f8f5ee',
} as const;
