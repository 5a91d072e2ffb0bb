import { expect, it } from 'vitest';
import { folderRings } from './folderRings.ts';

it('finds no ring where imports point one way', () => {
  expect(
    folderRings([
      ['app/main.ts', 'app/pages/home.ts'],
      ['app/pages/home.ts', 'app/ui/button.ts'],
    ]),
  ).toEqual([]);
});

it('finds folders whose subfolders import each other', () => {
  expect(
    folderRings([
      ['app/pages/home/a.ts', 'app/ui/button/b.ts'],
      ['app/ui/link/c.ts', 'app/pages/shop/d.ts'],
    ]),
  ).toEqual([{ parent: 'app', folders: ['pages', 'ui'] }]);
});

it('finds rings of more than two folders', () => {
  expect(
    folderRings([
      ['a/1.ts', 'b/1.ts'],
      ['b/2.ts', 'c/1.ts'],
      ['c/2.ts', 'a/2.ts'],
      ['c/2.ts', 'd/2.ts'],
    ]),
  ).toEqual([{ parent: '', folders: ['a', 'b', 'c'] }]);
});

it('counts the files of a folder itself as one, except in a root', () => {
  const imports = [
    ['app/main.ts', 'app/pages/home.ts'],
    ['app/pages/home.ts', 'app/paths.ts'],
  ] as const;
  expect(folderRings(imports)).toEqual([{ parent: 'app', folders: ['.', 'pages'] }]);
  expect(folderRings(imports, ['app'])).toEqual([]);
});
