import { limits, pictureTypes } from 'functions/contract';

const megabyte = 1024 * 1024;

export const pictureHint = `PNG, JPEG or WebP, at most ${limits.pictureBytes / megabyte} MB`;

const isPictureType = (type: string) => (pictureTypes as readonly string[]).includes(type);

/** Why a file is not accepted as a picture, by its type and size, or null. */
export const pictureFileProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!isPictureType(type)) return 'This kind of file is not accepted. Choose a PNG, JPEG or WebP.';
  if (size > limits.pictureBytes) {
    const megabytes = Math.ceil((size / megabyte) * 10) / 10;
    return `This picture is ${megabytes} MB. Choose one of at most ${limits.pictureBytes / megabyte} MB.`;
  }
  return null;
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
