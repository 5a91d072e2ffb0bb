import { limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import {
  adviceForContent,
  fitWithin,
  pictureFileProblem,
  pictureSizeProblem,
} from './pictureFile.ts';

describe('fitWithin', () => {
  it.each([
    [4000, 3000, 512, 384],
    [3000, 4000, 384, 512],
    [513, 513, 512, 512],
    [512, 100, 512, 100],
    [40, 30, 40, 30],
    [10_000, 3, 512, 1],
  ])('scales %i x %i to %i x %i', (width, height, fitWidth, fitHeight) => {
    expect(fitWithin({ width, height }, 512)).toEqual({ width: fitWidth, height: fitHeight });
  });
});

describe('pictureFileProblem', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/jpg', 'image/pjpeg', 'IMAGE/JPEG'])(
    'accepts %s',
    (type) => {
      expect(pictureFileProblem({ type, name: 'plane' })).toBeNull();
    },
  );

  it.each([
    ['image/heic', 'IMG_1.HEIC', /^This is an HEIC photo.* Most Compatible/],
    ['', 'IMG_1.HEIC', /^This is an HEIC photo/],
    ['image/heif-sequence', 'IMG_1', /^This is an HEIC photo/],
    ['image/avif', 'plane.avif', /AVIF picture. Save it as JPEG or PNG/],
    ['image/gif', 'plane.gif', /GIF. Save it as PNG/],
    ['image/bmp', 'plane.bmp', /BMP. Save it as PNG/],
    ['image/tiff', 'plane.tif', /TIFF picture. Save it as JPEG/],
    ['image/svg+xml', 'plane.svg', /SVG drawing. Export it as PNG/],
    ['application/pdf', 'plane.pdf', /PDF document/],
    ['text/plain', 'plane.txt', /^This kind of file is not accepted/],
    ['', '', /^This kind of file is not accepted/],
  ])('says what to do with "%s" named "%s"', (type, name, advice) => {
    expect(pictureFileProblem({ type, name })).toMatch(advice);
  });
});

describe('pictureSizeProblem', () => {
  it.each([
    [limits.pictureBytes, null],
    [limits.pictureBytes + 1, expect.stringContaining('still has 5.1 MB of at most 5 MB')],
  ])('of %i bytes', (size, problem) => {
    expect(pictureSizeProblem({ size })).toEqual(problem);
  });
});

describe('adviceForContent', () => {
  it.each([
    ['\0\0\0\x18ftypheic\0\0', /HEIC photo/],
    ['\0\0\0\x18ftypmif1\0\0', /HEIC photo/],
    ['\0\0\0\x1cftypavif\0\0', /AVIF picture/],
    ['II*\0abc', /TIFF picture/],
    ['%PDF-1.7', /PDF document/],
    ['<?xml version="1.0"?><svg>', /SVG drawing/],
    ['hello', /^This file could not be read as a picture/],
    ['', /^This file could not be read as a picture/],
  ])('recognises files with a wrong name by how they begin: %j', (text, advice) => {
    expect(adviceForContent(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toMatch(
      advice,
    );
  });
});
