/** The commands of the documents and of package.json work. */
import { text } from 'node:stream/consumers';
import { startTool } from '@tools-hub/kit/processes';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './markdown.ts';
import { readText, scripts } from './repository.ts';

const listing: Record<string, (args: string[]) => string[]> = {
  'vitest run': (args) => ['list', '--filesOnly', ...args],
  'playwright test': (args) => ['test', '--list', ...args],
};

const printedBy = (tool: string, args: string[]): Promise<string> => {
  const { stdout } = startTool(tool, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return stdout ? text(stdout) : Promise.resolve('');
};

const documents = ['CONTRIBUTING.md', 'emulators/conformance/README.md'];

const commandsOf = (document: string) =>
  blocksOf(readText(document), 'sh')
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => /\bnpx (?:\w+) (?:run|test) [^#]*/.exec(line) ?? [])
    .map((command) => command.trim().split(/\s+/).slice(1).join(' '));

it.each(documents)('%s has commands that run some tests', (document) => {
  expect(commandsOf(document)).not.toEqual([]);
});

it.each([...new Set(documents.flatMap(commandsOf))])('`npx %s` finds tests', async (command) => {
  const [tool = '', verb = '', ...args] = command.split(' ');
  const list = listing[`${tool} ${verb}`];
  const all = list?.(args) ?? expect.fail(`What does ${tool} ${verb} do?`);
  expect(await printedBy(tool, all)).toMatch(/\.(?:test|spec)\.tsx?/);
});

describe('--help', () => {
  const commands: Record<string, string> = JSON.parse(readText('package.json')).scripts;
  const own = scripts.filter((name) => commands[name]?.startsWith('node '));

  it.each(own)('of npm run %s prints its usage', async (name) => {
    const [tool = '', ...args] = commands[name]?.split(' ') ?? [];
    const usage = await printedBy(tool, [...args, '--help']);
    expect(usage).toMatch(new RegExp(`^npm (?:run )?${name}(?![\\w:])`, 'm'));
    expect(usage).toContain('  --help ');
  });
});
