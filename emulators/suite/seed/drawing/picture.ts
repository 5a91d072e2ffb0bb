import { sharedPicture } from 'functions/contract';
import sharp from 'sharp';
import { type Drawing, element, group, readDrawing } from './svg.ts';

/** Both sides of a picture, in pixels. */
export const pictureSize = 640;

/** The surface below a tool in a picture: a drawing in backdrops/. */
export type Ground = 'paper' | 'baize' | 'bench';

/** The colour of the paper's edges, which is that of the shop behind its pictures. */
const paperEdge = '#ebe3d5';

const shadow = (offset: number, blur: number, opacity: number) =>
  element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: blur }) +
  element('feOffset', { dx: offset * 0.6, dy: offset }) +
  element('feColorMatrix', {
    values: `0 0 0 0 .24 0 0 0 0 .16 0 0 0 0 .07 0 0 0 ${opacity} 0`,
    result: `shadow-${offset}`,
  });

// A near, sharp shadow where the tool touches the ground and a far, soft one around it.
const shadows = element(
  'filter',
  {
    id: 'shadows',
    x: 0,
    y: 0,
    width: pictureSize,
    height: pictureSize,
    filterUnits: 'userSpaceOnUse',
  },
  shadow(6, 4, 0.34),
  shadow(20, 16, 0.3),
  element(
    'feMerge',
    {},
    ...['shadow-20', 'shadow-6'].map((input) => element('feMergeNode', { in: input })),
  ),
);

/** An SVG document of the picture's square, `size` pixels on both sides. */
const svgDocument = (size: number, ...content: readonly Drawing[]): Buffer =>
  Buffer.from(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${pictureSize} ${pictureSize}`,
      },
      ...content,
    ),
  );

// Shadows have no detail, and blurring takes most of the time of a picture: a quarter of its size
// will do.
const shadowOf = async (drawing: Drawing): Promise<Drawing> => {
  const small = svgDocument(
    pictureSize / 4,
    element('defs', {}, shadows),
    group({ filter: 'url(#shadows)' }, drawing),
  );
  const png = await sharp(small).png({ compressionLevel: 1 }).toBuffer();
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return element('image', { href, width: pictureSize, height: pictureSize });
};

/** Half the usual effort takes half the time, for files that are a twentieth larger. */
const webp = { quality: 82, effort: 2 } as const;

/** Renders a drawing as a WebP, `pictureSize` on both sides. */
export const renderPicture = async (
  drawing: Drawing,
  ground: Ground = 'paper',
): Promise<Buffer> => {
  const picture = svgDocument(
    pictureSize,
    readDrawing(`backdrops/${ground}.svg`),
    await shadowOf(drawing),
    drawing,
  );
  return sharp(picture).webp(webp).toBuffer();
};

/** Resizes a picture to a width, as WebP. A picture that is no wider stays unchanged. */
export const resizeTo = async (picture: Buffer, width: number): Promise<Buffer> => {
  const image = sharp(picture);
  const { width: current } = await image.metadata();
  return current <= width ? picture : image.resize({ width }).webp(webp).toBuffer();
};

/** The picture for shared links, as JPEG: the whole picture on a ground that fills the rest. */
export const resizeToShared = (picture: Buffer): Promise<Buffer> => {
  const { width, height } = sharedPicture;
  return sharp(picture)
    .resize({ width, height, fit: 'contain', background: paperEdge })
    .jpeg({ quality: 82 })
    .toBuffer();
};
