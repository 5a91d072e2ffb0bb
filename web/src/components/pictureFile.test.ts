import { limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { fitWithin, pictureFileProblem } from './pictureFile.ts';

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
  it.each(['image/png', 'image/jpeg', 'image/webp'])('accepts %s up to the limit', (type) => {
    expect(pictureFileProblem({ type, size: limits.pictureBytes })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('rejects "%s"', (type) => {
    expect(pictureFileProblem({ type, size: 10 })).toMatch(/^This kind of file is not accepted/);
  });

  it('rejects a file that is too large, and states its size', () => {
    const problem = pictureFileProblem({ type: 'image/png', size: limits.pictureBytes + 1 });
    expect(problem).toBe('This picture is 5.1 MB. Choose one of at most 5 MB.');
  });
});
