import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectFile } from '../src/paths.ts';
import { compileRuleset } from '../src/rules/ruleset.ts';

describe.each(['firestore.rules', 'storage.rules'])('%s', (name) => {
  it('loads without a warning', () => {
    const content = readFileSync(projectFile(name), 'utf8');
    const { rulesVersion, warnings } = compileRuleset([{ name, content }]);
    expect(warnings).toEqual([]);
    expect(rulesVersion).toBe(2);
  });
});
