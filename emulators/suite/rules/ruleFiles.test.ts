import { readFileSync } from 'node:fs';
import { imageTypes } from 'functions/contract';
import { expect, it } from 'vitest';
import { compileRuleset } from '../../standIns/rules/ruleset.ts';
import { projectFile } from '../launcher/paths.ts';

const contentOf = (name: string) => readFileSync(projectFile(name), 'utf8');

it.each(['firestore.rules', 'storage.rules'])('%s load without a warning', (name) => {
  const { rulesVersion, warnings } = compileRuleset([{ name, content: contentOf(name) }]);
  expect(warnings).toEqual([]);
  expect(rulesVersion).toBe(2);
});

// Uploads can show that these are taken, but not that there is no other.
it('storage.rules name the picture types of the contract and no other', () => {
  const [, list = ''] = /contentType in \[(.*?)\]/.exec(contentOf('storage.rules')) ?? [];
  expect(list.split(', ')).toEqual(imageTypes.map((type) => `'${type}'`));
});
