import { expect, it } from 'vitest';
import { HelpRequest } from './commandError.ts';
import { parseCommandLine, usageError } from './parseCommandLine.ts';

const usage = 'npm run greet [-- options]\n\nOptions:\n  --name NAME       who to greet';
const options = { name: { type: 'string' } } as const;
const parse = (...args: string[]) => parseCommandLine(usage, { args, options });

const failureOf = (...args: string[]): unknown => {
  try {
    return parse(...args);
  } catch (error) {
    return error;
  }
};

it('returns the values', () => {
  expect(parse('--name', 'Ada').values.name).toBe('Ada');
});

it.each([[['--help']], [['-h']], [['--name', 'Ada', '--help']], [['--nonsense', '--help']]])(
  'answers %j with the usage, which names --help',
  (args) => {
    const help = failureOf(...args);
    expect(help).toBeInstanceOf(HelpRequest);
    expect((help as Error).message).toBe(`${usage}\n  --help            print this text`);
  },
);

it.each([[['--nonsense']], [['--name']], [['Ada']]])(
  'answers %j with the cause and the usage',
  (args) => {
    const failure = failureOf(...args) as Error;
    expect(failure).not.toBeInstanceOf(HelpRequest);
    expect(failure.message).toContain(args[0]);
    expect(failure.message).toContain(usage);
  },
);

it('adds options to a usage that has none', () => {
  expect(usageError('Wrong.', 'npm run greet').message).toBe(
    'Wrong.\n\nnpm run greet\n\nOptions:\n  --help            print this text',
  );
});
