import { expect, it } from 'vitest';
import { namedDocument } from './documentName.ts';

it.each([
  ['chs-2018.pdf', { sku: 'CHS-2018' }],
  ['CHS-2018_safety_de.pdf', { sku: 'CHS-2018', kind: 'safety', language: 'de' }],
  ['CHS-2018_DE_Data-Sheet.PDF', { sku: 'CHS-2018', kind: 'data-sheet', language: 'de' }],
  ['CHS-2018_old.pdf', { sku: 'CHS-2018', unknown: 'old' }],
])('reads what the document %s is', (name, expected) => {
  expect(namedDocument(name)).toEqual(expected);
});
