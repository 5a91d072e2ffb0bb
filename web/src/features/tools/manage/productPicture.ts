/** The longest side of a tool's picture in pixels: the widest it is shown in. */
export const pictureSide = 1280;

/** A place of its own for each picture, so that what browsers have kept is never out of date. */
export const newPicturePath = ({ type }: Pick<Blob, 'type'>): string =>
  `tools/${crypto.randomUUID()}/picture.${type.replace('image/', '')}`;
