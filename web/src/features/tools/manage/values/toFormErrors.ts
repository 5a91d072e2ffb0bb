const toPicturesPath = (path: string): string => {
  if (path === 'imageLink') return 'pictures.0';
  if (path === 'morePictures') return 'pictures';
  const [, position] = /^morePictures\.(\d+)$/.exec(path) ?? [];
  return position === undefined ? path : `pictures.${Number(position) + 1}`;
};

/** Converts the API's errors by field to those of the form, which has all pictures in one list. */
export const toFormErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [toPicturesPath(path), message]),
  );
