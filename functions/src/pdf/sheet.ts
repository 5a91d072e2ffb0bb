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
