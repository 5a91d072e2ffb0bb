/** A picture in one of its widths, as WebP. */
export interface SizedPicture {
  width: number;
  content: Buffer;
}

// What Storage takes by the type that is declared, told here by the bytes. No SVG: it can carry
// script, and sharp would draw it.
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// More than a phone's camera makes by default; functions/README.md says what it takes to unpack as
// many. sharp compares it with the header, before it unpacks anything.
const limitInputPixels = 40_000_000;

// Few uploads are pictures, and no request is one: a cold start does not pay for sharp.
const openPicture = async (content: Buffer) => {
  const { default: sharp } = await import('sharp');
  // Its cache would keep unpacked pictures until the next one comes.
  sharp.cache(false);
  return sharp(content, { failOn: 'error', limitInputPixels });
};

/**
 * Draws a picture in each of the widths, upright and without its metadata, which may say where and
 * by whom it was taken. A smaller one keeps its size. Draws one width after another, as each unpacks
 * the picture. Throws for bytes that are no picture, and for a picture of too many pixels.
 */
export const drawSizes = async (
  original: Buffer,
  widths: readonly number[],
): Promise<SizedPicture[]> => {
  const picture = await openPicture(original);
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new Error(`The shop takes no ${format}`);
  const upright = picture.autoOrient();
  const sizes: SizedPicture[] = [];
  for (const width of widths) {
    const resized = upright.clone().resize({ width, withoutEnlargement: true });
    sizes.push({ width, content: await resized.webp({ quality: 80 }).toBuffer() });
  }
  return sizes;
};
