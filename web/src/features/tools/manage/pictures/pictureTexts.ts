const isNew = (src: string) => src.startsWith('blob:');

/** The text for a picture of a tool by its position: the first is the main one. */
export const pictureAlt = (src: string, position: number): string => {
  if (position === 0) return isNew(src) ? 'Preview of the picture' : 'The picture';
  return isNew(src) ? `Preview of picture ${position + 1}` : `Picture ${position + 1}`;
};
