import { parseCommandLine, usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { benchPages } from './visits/benchPages.ts';

const names = Object.keys(benchPages);

const usage = `npm run bench:web [-- options]    measure the pages with Lighthouse

Options:
  --runs N          first and second visits of each page (default: 5)
  --pages A,B       only these pages, beside the floor page:
                    ${names.slice(0, 6).join(', ')},
                    ${names.slice(6).join(', ')}
  --cpu             slow the processor down until the floor page blocks for about 500 ms
  --json FILE       also write the figures to a file`;

const options = {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string', default: names.join() },
  cpu: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const;

/** The options of `npm run bench:web`. */
export interface BenchOptions {
  runs: number;
  /** Names of `benchPages`. */
  pages: string[];
  /** Whether the processor is slowed down until the floor page blocks for about 500 ms. */
  cpu: boolean;
  json: string | undefined;
}

/**
 * Reads the command line.
 * @throws {CommandError} for a number of runs that is not positive, or an unknown page.
 */
export const readOptions = (args: string[]): BenchOptions => {
  const { values } = parseCommandLine(usage, { args, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw usageError('--runs must be a whole number of at least 1.', usage);
  }
  const pages = values.pages.split(',');
  const unknown = pages.find((name) => !names.includes(name));
  if (unknown !== undefined) throw usageError(`--pages: there is no page "${unknown}".`, usage);
  return { runs, pages, cpu: values.cpu, json: values.json };
};
