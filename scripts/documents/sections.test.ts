import { expect, it } from 'vitest';
import { readText } from '../repository/repository.ts';
import { sections, withSections } from './sections.ts';

it.each(Object.keys(sections))('%s has what npm run documents writes', (document) => {
  const text = readText(document);
  expect(withSections(document, text)).toBe(text);
});

it('refuses a document without the place of a part', () => {
  expect(() => withSections('SECURITY.md', '# Security\n')).toThrow(
    'has no place for: calls of visitors',
  );
});
