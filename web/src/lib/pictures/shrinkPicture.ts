import { fitWithin, type PictureSize } from './pictureFile.ts';

const quality = 0.85;

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

const draw = (picture: ImageBitmap, { width, height }: PictureSize, background?: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
};

/** Safari encodes PNG instead of WebP, so it gets JPEG, on white: JPEG has no transparency. */
const encodeSmall = async (picture: ImageBitmap, size: PictureSize): Promise<Blob> => {
  const webp = await encode(draw(picture, size), 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await encode(draw(picture, size, 'white'), 'image/jpeg');
  if (jpeg) return jpeg;
  throw new Error('This browser could not encode the picture');
};

/**
 * Scales a picture so that no side is longer than `longest` pixels, and encodes it as WebP, or as
 * JPEG if the browser cannot encode WebP. Rejects if the file is not a picture.
 */
export const shrinkPicture = async (file: Blob, longest: number): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  try {
    return await encodeSmall(picture, fitWithin(picture, longest));
  } finally {
    picture.close();
  }
};
