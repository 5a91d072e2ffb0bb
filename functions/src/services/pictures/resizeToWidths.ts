import { sharedPicture } from '../../contract/index.ts';

/** A picture resized to one of its widths, as WebP. */
export interface SizedPicture {
  width: number;
  content: Buffer;
}

// The formats that Storage accepts by their declared type, checked here by the content. No SVG: it
// can contain scripts, and sharp would render it.
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// More than a phone's camera produces by default; functions/README.md shows the memory needed to
// decode that many. sharp compares the limit with the header before it decodes anything.
const limitInputPixels = 40_000_000;

// Requests never need sharp, so it is loaded on first use to keep cold starts fast.
const openPicture = async (content: Buffer) => {
  const { default: sharp } = await import('sharp');
  // sharp's cache would keep decoded pictures in memory.
  sharp.cache(false);
  return sharp(content, { failOn: 'error', limitInputPixels });
};

/**
 * The colour around a picture that does not fill its frame: the shop has it behind its pictures.
 */
const frame = '#ebe3d5';

/** Draws a picture in full into the frame for shared links, as JPEG. */
export const drawShared = async (original: Buffer): Promise<Buffer> => {
  const picture = await openPicture(original);
  const { width, height } = sharedPicture;
  return picture
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: frame })
    .flatten({ background: frame })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};

/**
 * Resizes a picture to each width, upright and without its metadata, which may reveal where and by
 * whom it was taken. Smaller pictures keep their size. Renders one width after another, because
 * each needs the decoded picture in memory. Throws for content that is not a picture, and for a
 * picture with too many pixels.
 */
export const resizeToWidths = async (
  original: Buffer,
  widths: readonly number[],
): Promise<SizedPicture[]> => {
  const picture = await openPicture(original);
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new Error(`Unsupported picture format: ${format}`);
  const upright = picture.autoOrient();
  const sizes: SizedPicture[] = [];
  for (const width of widths) {
    const resized = upright.clone().resize({ width, withoutEnlargement: true });
    sizes.push({ width, content: await resized.webp({ quality: 80 }).toBuffer() });
  }
  return sizes;
};
