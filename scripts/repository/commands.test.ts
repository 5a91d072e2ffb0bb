/** The commands in CONTRIBUTING.md and emulators/README.md that run some tests find these tests. */
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startTool } from '../../emulators/suite/launcher/processes.ts';
import { blocksOf } from './markdown.ts';
import { readText } from './repository.ts';

const listing: Record<string, (args: string[]) => string[]> = {
  'vitest run': (args) => ['list', '--filesOnly', ...args],
  'playwright test': (args) => ['test', '--list', ...args],
};

const printedBy = (tool: string, args: string[]): Promise<string> => {
  const { stdout } = startTool(tool, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return stdout ? text(stdout) : Promise.resolve('');
};

const commandsOf = (document: string) =>
  blocksOf(readText(document), 'sh')
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => /\bnpx (\w+) (run|test) ([^#]*)/.exec(line) ?? [])
    .filter((part) => part.startsWith('npx '))
    .map((command) => command.trim().split(/\s+/).slice(1));

describe.each(['CONTRIBUTING.md', 'emulators/README.md'])('%s', (document) => {
  const commands = commandsOf(document);

  it('has commands that run some tests', () => {
    expect(commands.length).toBeGreaterThan(0);
  });

  it.each(commands.map((words) => [words.join(' '), words] as const))(
    '`npx %s` finds tests',
    async (_, [tool = '', verb = '', ...args]) => {
      const list = listing[`${tool} ${verb}`];
      const all = list?.(args) ?? expect.fail(`What does ${tool} ${verb} do?`);
      expect(await printedBy(tool, all)).toMatch(/\.(?:test|spec)\.tsx?/);
    },
  );
});
