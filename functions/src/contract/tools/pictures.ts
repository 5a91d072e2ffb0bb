/** The picture formats that Storage accepts. No SVG: it can contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The widths in pixels of a tool's resized pictures. */
const toolPictureWidths = [320, 640, 1280] as const;

/** The widths in pixels of an account's resized pictures. */
const accountPictureWidths = [128] as const;

const sizedName = /@(?:\d+\.webp|share\.jpg)$/;

/** The size in pixels that networks show in full for a shared link, and their common format. */
export const sharedPicture = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The picture for shared links of all other pages: a file of the web app. */
export const defaultSharedPicturePath = '/share.jpg';

/** The path of a resized picture: a WebP beside the original. */
export const sizedPicturePath = (path: string, width: number): string => `${path}@${width}.webp`;

/** The path of a tool's picture for shared links: a JPEG beside the original. */
export const sharedPicturePath = (path: string): string => `${path}@share.jpg`;

/** Whether a picture has a version for shared links, by its path. */
export const hasSharedPicture = (path: string): boolean =>
  path.startsWith('tools/') && !isSizedPicture(path);

/** Whether a path belongs to a resized picture and not to an uploaded one. */
export const isSizedPicture = (path: string): boolean => sizedName.test(path);

/** The widths for a picture, by its path; none outside the two picture folders. */
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

/** A file in a bucket, parsed from its download URL. */
export interface StoredFile {
  url: URL;
  /** The URL prefix of the bucket's files; an encoded path follows. */
  folder: string;
  bucket: string;
  path: string;
}

/**
 * Parses a download URL on any host; `undefined` for any other URL.
 * @see https://firebase.google.com/docs/storage/web/download-files
 */
export const storedFileOf = (link: string): StoredFile | undefined => {
  const url = URL.parse(link);
  const [, folder, bucket, name = ''] = objectPath.exec(url?.pathname ?? '') ?? [];
  const path = decoded(name);
  if (!url || !folder || !bucket || !path) return undefined;
  return { url, folder: url.origin + folder, bucket, path };
};

/** A picture in one of its widths, for the `srcset` of an `img` element. */
export interface PictureSource {
  url: string;
  width: number;
}

/**
 * The resized versions of a picture in Storage, by its download URL; none for a picture on another
 * site. They are public, so their URLs need no token.
 */
export const pictureSources = (imageLink: string): PictureSource[] => {
  const file = storedFileOf(imageLink);
  if (!file) return [];
  return pictureWidths(file.path).map((width) => ({
    url: `${file.folder}${encodeURIComponent(sizedPicturePath(file.path, width))}?alt=media`,
    width,
  }));
};

/** The origin of Google's account pictures. The policy in firebase.json lets pages load them. */
export const googlePictureOrigin = 'https://lh3.googleusercontent.com';

/** The default picture of an account: a file of the web app. */
export const defaultPicturePath = '/avatar.svg';

/** The width of pictures for search engines. */
const indexedWidth = 640;

/** The URL of a tool's picture for search engines. */
export const indexedPictureOf = (imageLink: string): string =>
  pictureSources(imageLink).find(({ width }) => width === indexedWidth)?.url ?? imageLink;

/** The URL of a tool's picture for shared links: the shop's, for a picture on another site. */
export const sharedPictureOf = (imageLink: string, origin: string): string => {
  const file = storedFileOf(imageLink);
  return file && hasSharedPicture(file.path)
    ? `${file.folder}${encodeURIComponent(sharedPicturePath(file.path))}?alt=media`
    : origin + defaultSharedPicturePath;
};
