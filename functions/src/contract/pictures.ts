/** Widths in pixels that a tool's picture is kept in besides its own, for screens of any size. */
export const toolPictureWidths = [320, 640, 1280] as const;

/** Widths in pixels that an account's picture is kept in besides its own. */
export const avatarWidths = [128] as const;

const sizedName = /@\d+\.webp$/;

/** Where in the bucket a picture lies in a width, a WebP beside the picture itself. */
export const sizedPicturePath = (path: string, width: number): string => `${path}@${width}.webp`;

/** Whether a path of the bucket is that of a picture in a width, and not of one that was uploaded. */
export const isSizedPicture = (path: string): boolean => sizedName.test(path);

/** The widths a picture of the bucket is kept in, by where it lies; none outside the two folders. */
export const pictureWidths = (path: string): readonly number[] => {
  if (path.startsWith('tools/')) return toolPictureWidths;
  return path.startsWith('users/') ? avatarWidths : [];
};

const objectPath = /^(\/v0\/b\/[^/]+\/o\/)([^/]+)$/;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** One picture in several widths, as an `img` element takes them. */
export interface PictureSource {
  url: string;
  width: number;
}

/**
 * Where a picture in Storage is to be had in other widths, by the address it is downloaded from;
 * none for a picture that lies elsewhere. Everyone may read these, so they carry no token.
 * @see https://firebase.google.com/docs/storage/web/download-files
 */
export const pictureSources = (imageLink: string): PictureSource[] => {
  const url = URL.parse(imageLink);
  const [, folder, name] = objectPath.exec(url?.pathname ?? '') ?? [];
  const path = name === undefined ? null : decoded(name);
  if (!url || !folder || !path) return [];
  return pictureWidths(path).map((width) => ({
    url: `${url.origin}${folder}${encodeURIComponent(sizedPicturePath(path, width))}?alt=media`,
    width,
  }));
};
