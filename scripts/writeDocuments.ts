/** `npm run documents`: writes the parts of the documents that come from code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCommandLine } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { projectFile } from '@tools-hub/kit/paths';
import { sections, withSections } from './documents/sections.ts';

const usage = 'npm run documents    write the parts of the documents that come from code';

const write = (document: string): void => {
  const file = projectFile(document);
  writeFileSync(file, withSections(document, readFileSync(file, 'utf8')));
};

await runMain(async () => {
  parseCommandLine(usage, { args: process.argv.slice(2) });
  Object.keys(sections).forEach(write);
  return 0;
});
