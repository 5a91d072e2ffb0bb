import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { families } from '../families/families.ts';
import { toolDocuments } from './documents.ts';
import { familyDocuments } from './familyDocuments.ts';

const tools = toolDocuments(seed, 'bucket.example.test');

it('each size is in one family, which it names', () => {
  const documents = familyDocuments(seed, tools);
  const families = new Map(
    documents.flatMap(({ content: { id, toolIds } }) => toolIds.map((toolId) => [toolId, id])),
  );
  expect(families.size).toBe(documents.flatMap(({ content }) => content.toolIds).length);
  for (const { path, content } of tools) {
    expect([path, content.familyId]).toEqual([path, families.get(path.replace('tools/', ''))]);
  }
});

it('a family with two equal sizes is refused', () => {
  const [one] = families.filter(({ axes }) => axes.length === 1);
  const [, first = '', second = ''] = one?.toolIds ?? [];
  const width = tools.find(({ path }) => path === `tools/${first}`)?.content;
  const doubled = tools.map(({ path, content }) =>
    path === `tools/${second}` && width
      ? {
          path,
          content: {
            ...content,
            attributes: width.attributes,
            attributeNumbers: width.attributeNumbers,
          },
        }
      : { path, content },
  );
  expect(() => familyDocuments(seed, doubled)).toThrow(`seed/families/families.ts: ${one?.id}:`);
});
