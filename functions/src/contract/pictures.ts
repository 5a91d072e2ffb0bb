/** Widths in pixels that a tool's picture is kept in besides its own, for screens of any size. */
const toolPictureWidths = [320, 640, 1280] as const;

/** Widths in pixels that an account's picture is kept in besides its own. */
const accountPictureWidths = [128] as const;

const sizedName = /@\d+\.webp$/;

/** Where in the bucket a picture lies in a width, a WebP beside the picture itself. */
export const sizedPicturePath = (path: string, width: number): string => `${path}@${width}.webp`;

/** Whether a path of the bucket is that of a picture in a width, and not of one that was uploaded. */
export const isSizedPicture = (path: string): boolean => sizedName.test(path);

/** The widths a picture of the bucket is kept in, by where it lies; none outside the two folders. */
export const pictureWidths = (path: string): readonly number[] => {
  if (path.startsWith('tools/')) return toolPictureWidths;
  return path.startsWith('users/') ? accountPictureWidths : [];
};

const objectPath = /^(\/v0\/b\/([^/]+)\/o\/)([^/]+)$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** A file of a bucket, by the address it is downloaded from. */
export interface StoredFile {
  url: URL;
  /** The address of the bucket's files, which their encoded paths follow. */
  folder: string;
  bucket: string;
  path: string;
}

/**
 * The file that such an address names, on whatever host; `undefined` for any other address.
 * @see https://firebase.google.com/docs/storage/web/download-files
 */
export const storedFileOf = (link: string): StoredFile | undefined => {
  const url = URL.parse(link);
  const [, folder, bucket, name = ''] = objectPath.exec(url?.pathname ?? '') ?? [];
  const path = decoded(name);
  if (!url || !folder || !bucket || !path) return undefined;
  return { url, folder: url.origin + folder, bucket, path };
};

/** One picture in several widths, as an `img` element takes them. */
export interface PictureSource {
  url: string;
  width: number;
}

/**
 * Where a picture in Storage is to be had in other widths, by the address it is downloaded from;
 * none for a picture that lies elsewhere. Everyone may read these, so they carry no token.
 */
export const pictureSources = (imageLink: string): PictureSource[] => {
  const file = storedFileOf(imageLink);
  if (!file) return [];
  return pictureWidths(file.path).map((width) => ({
    url: `${file.folder}${encodeURIComponent(sizedPicturePath(file.path, width))}?alt=media`,
    width,
  }));
};

/** Where Google serves the pictures of its accounts. The policy in firebase.json lets pages load them. */
export const googlePictureOrigin = 'https://lh3.googleusercontent.com';

/** The picture of an account without one: a file of the web app. */
export const defaultPicturePath = '/avatar.svg';

/** How wide a picture is that shared links and search engines show. */
const sharedWidth = 640;

/** Where a tool's picture is to be had as shared links show it. */
export const sharedPictureOf = (imageLink: string): string =>
  pictureSources(imageLink).find(({ width }) => width === sharedWidth)?.url ?? imageLink;
