import { readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { compileRuleset } from '@tools-hub/rules';
import { pictureTypes } from 'functions/contract';
import { expect, it } from 'vitest';

const contentOf = (name: string) => readFileSync(projectFile(name), 'utf8');

it.each(['firestore.rules', 'storage.rules'])('%s loads without a warning', (name) => {
  const { rulesVersion, warnings } = compileRuleset([{ name, content: contentOf(name) }]);
  expect(warnings).toEqual([]);
  expect(rulesVersion).toBe(2);
});

// Uploads can prove that these types are accepted, but not that no other type is.
it('storage.rules allows exactly the picture types of the contract', () => {
  const [, list = ''] = /contentType in \[(.*?)\]/.exec(contentOf('storage.rules')) ?? [];
  expect(list.split(', ')).toEqual(pictureTypes.map((type) => `'${type}'`));
});
