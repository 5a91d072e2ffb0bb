/** A picture in one of its widths, as WebP. */
export interface SizedPicture {
  width: number;
  content: Buffer;
}

// What Storage takes by the type that is declared, told here by the bytes. No SVG: it can carry
// script, and sharp would draw it.
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// More than any camera makes, and little enough that no small file unpacks to more than memory holds.
const limitInputPixels = 100_000_000;

// Few uploads are pictures, and no request is one: a cold start does not pay for sharp.
const openPicture = async (content: Buffer) => {
  const { default: sharp } = await import('sharp');
  return sharp(content, { failOn: 'error', limitInputPixels });
};

/**
 * Draws a picture in each of the widths, upright and without its metadata, which may say where and
 * by whom it was taken. A smaller one keeps its size. Throws for bytes that are no picture.
 */
export const drawSizes = async (
  original: Buffer,
  widths: readonly number[],
): Promise<SizedPicture[]> => {
  const picture = await openPicture(original);
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new Error(`The shop takes no ${format}`);
  const upright = picture.autoOrient();
  return Promise.all(
    widths.map(async (width) => ({
      width,
      content: await upright
        .clone()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    })),
  );
};
