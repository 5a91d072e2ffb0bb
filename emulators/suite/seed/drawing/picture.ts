import sharp from 'sharp';
import { materialDefinitions } from './materials.ts';
import { type Drawing, element, repeated } from './svg.ts';

/** Both sides of a picture, in pixels. */
export const pictureSize = 640;

const radial = ([near, middle, far]: readonly [string, string, string]) =>
  element(
    'radialGradient',
    { id: 'ground', cx: 0.42, cy: 0.36, r: 0.8 },
    element('stop', { offset: 0, 'stop-color': near }),
    element('stop', { offset: 0.6, 'stop-color': middle }),
    element('stop', { offset: 1, 'stop-color': far }),
  );

const plank = (index: number) =>
  element('path', { d: `M0 ${index * 160}H640`, stroke: '#3a2412', 'stroke-width': 3 });

/** What a tool lies on: its colours, from the light to the edges, and what is drawn upon them. */
const grounds = {
  paper: { colors: ['#fcfaf5', '#f1ebdf', '#e2d8c6'], upon: '' },
  baize: { colors: ['#6f9683', '#557d69', '#3d6351'], upon: '' },
  bench: {
    colors: ['#a87c50', '#8f653c', '#6b4726'],
    upon:
      element('rect', { width: '100%', height: '100%', fill: 'url(#grain-lying)', opacity: 0.55 }) +
      repeated(5, plank),
  },
} as const satisfies Record<string, { colors: readonly [string, string, string]; upon: Drawing }>;

/** What a tool lies on in a picture. */
export type Ground = keyof typeof grounds;

const shadow = (name: string, offset: number, blur: number, opacity: number) =>
  element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: blur }) +
  element('feOffset', { dx: offset * 0.6, dy: offset }) +
  element('feColorMatrix', {
    values: `0 0 0 0 .24 0 0 0 0 .16 0 0 0 0 .07 0 0 0 ${opacity} 0`,
    result: name,
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
  shadow('near', 6, 4, 0.34),
  shadow('far', 20, 16, 0.3),
  element(
    'feMerge',
    {},
    ...['far', 'near', 'SourceGraphic'].map((input) => element('feMergeNode', { in: input })),
  ),
);

/** The whole picture as an SVG document: the drawing on its ground, with its shadow. */
const pictureSvg = (drawing: Drawing, ground: Ground): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pictureSize,
      height: pictureSize,
      viewBox: `0 0 ${pictureSize} ${pictureSize}`,
    },
    element('defs', {}, materialDefinitions, radial(grounds[ground].colors), shadows),
    element('rect', { width: '100%', height: '100%', fill: 'url(#ground)' }),
    grounds[ground].upon,
    element('g', { filter: 'url(#shadows)' }, drawing),
  );

/** Renders a drawing as a WebP, `pictureSize` on both sides. */
export const renderPicture = (drawing: Drawing, ground: Ground = 'paper'): Promise<Buffer> =>
  sharp(Buffer.from(pictureSvg(drawing, ground)))
    .webp({ quality: 82 })
    .toBuffer();

/** Resizes a picture to a width, as WebP. A picture that is no wider stays unchanged. */
export const resizeTo = async (picture: Buffer, width: number): Promise<Buffer> => {
  const image = sharp(picture);
  const { width: current } = await image.metadata();
  return current <= width ? picture : image.resize({ width }).webp({ quality: 82 }).toBuffer();
};
