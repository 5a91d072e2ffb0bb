import { fitWithin, type PictureSize } from './pictureFile.ts';

const quality = 0.85;

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

const draw = (picture: ImageBitmap, { width, height }: PictureSize, ground?: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
};

/** Safari writes PNG where it is asked for WebP; JPEG has no transparency, so it gets a ground. */
const encodeSmall = async (picture: ImageBitmap, size: PictureSize): Promise<Blob> => {
  const webp = await encode(draw(picture, size), 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await encode(draw(picture, size, 'white'), 'image/jpeg');
  if (jpeg) return jpeg;
  throw new Error('This browser could not encode the picture');
};

/**
 * A picture with no side over `longest` pixels, as WebP, or as JPEG where the browser writes no
 * WebP. Throws for a file that is not really a picture.
 */
export const shrinkPicture = async (file: Blob, longest: number): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  try {
    return await encodeSmall(picture, fitWithin(picture, longest));
  } finally {
    picture.close();
  }
};
