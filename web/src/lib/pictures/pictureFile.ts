import { limits, pictureTypes } from 'functions/contract';

const megabyte = 1024 * 1024;

export const pictureHint = 'PNG, JPEG or WebP. Large ones are made smaller.';

const isPictureType = (type: string) => (pictureTypes as readonly string[]).includes(type);

// Some programs and cameras name JPEG by types that no standard has.
const jpegTypes = ['image/jpg', 'image/pjpeg', 'image/jpe'];

/** The type of a file in lower case, with one name for JPEG. */
const pictureTypeOf = ({ type }: Pick<File, 'type'>): string => {
  const lower = type.toLowerCase();
  return jpegTypes.includes(lower) ? 'image/jpeg' : lower;
};

/** The handling of files that people take for pictures: by type, or by name if it has no type. */
const otherKinds = [
  {
    kind: /^image\/hei[cf]|\.hei[cf]s?$/i,
    advice:
      'This is an HEIC photo, which browsers cannot show. On the iPhone, choose Settings > Camera > Formats > Most Compatible, or export the photo as JPEG.',
  },
  { kind: /^image\/avif|\.avif$/i, advice: 'This is an AVIF picture. Save it as JPEG or PNG.' },
  { kind: /^image\/gif|\.gif$/i, advice: 'This is a GIF. Save it as PNG.' },
  { kind: /^image\/(?:x-(?:ms-)?)?bmp|\.bmp$/i, advice: 'This is a BMP. Save it as PNG.' },
  { kind: /^image\/tiff|\.tiff?$/i, advice: 'This is a TIFF picture. Save it as JPEG.' },
  { kind: /^image\/svg|\.svgz?$/i, advice: 'This is an SVG drawing. Export it as PNG.' },
  {
    kind: /^application\/pdf|\.pdf$/i,
    advice: 'This is a PDF document. Export the picture in it as PNG or JPEG.',
  },
];

const noPicture = 'This kind of file is not accepted. Choose a PNG, JPEG or WebP.';

const unreadable = 'This file could not be read as a picture. Please choose another one.';

/** How files begin that have the name or the type of another kind. */
const contents = [
  { begins: /^.{4}ftyp(?:he[iv]|mif1|msf1)/s, type: 'image/heic' },
  { begins: /^.{4}ftypavi[fs]/s, type: 'image/avif' },
  { begins: /^(?:II\*\0|MM\0\*)/, type: 'image/tiff' },
  { begins: /^BM/, type: 'image/bmp' },
  { begins: /^%PDF/, type: 'application/pdf' },
  { begins: /^\s*<(?:svg|\?xml)/, type: 'image/svg+xml' },
];

const adviceFor = ({ type, name }: Pick<File, 'type' | 'name'>): string =>
  otherKinds.find(({ kind }) => kind.test(type) || kind.test(name))?.advice ?? noPicture;

/** The handling of a file that a browser could not read, by its first bytes. */
export const adviceForContent = (start: Uint8Array): string => {
  const text = new TextDecoder('latin1').decode(start);
  const type = contents.find(({ begins }) => begins.test(text))?.type;
  return type ? adviceFor({ type, name: '' }) : unreadable;
};

/** Why a file is not accepted as a picture, by its type and name, or null. */
export const pictureFileProblem = (file: Pick<File, 'type' | 'name'>): string | null =>
  isPictureType(pictureTypeOf(file)) ? null : adviceFor(file);

/** Why a picture that was made smaller is not accepted, or null. */
export const pictureSizeProblem = ({ size }: Pick<Blob, 'size'>): string | null => {
  if (size <= limits.pictureBytes) return null;
  const megabytes = Math.ceil((size / megabyte) * 10) / 10;
  return `This picture was made smaller, but still has ${megabytes} MB of at most ${limits.pictureBytes / megabyte} MB. Please choose another one.`;
};

export interface PictureSize {
  width: number;
  height: number;
}

/** Scales a size down, in proportion, until no side is longer than `longest`. */
export const fitWithin = ({ width, height }: PictureSize, longest: number): PictureSize => {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
