import { parseArgs } from 'node:util';
import { StartError } from '../launcher/startError.ts';

/** How much load, and on which shop. */
export interface LoadOptions {
  /** The port offset of the running suite to use; without one, a shop is opened for the test. */
  offset: number | undefined;
  customers: number;
  seconds: number;
  /** How long a customer looks at an answer before the next call, on average, in seconds. */
  pause: number;
}

const usage = `npm run load [-- options]

Options:
  --port-offset N   use the suite that runs at this offset instead of a shop of its own
  --customers N     how many customers there are, 200 unless said
  --seconds N       for how long, 60 unless said
  --pause N         seconds a customer looks at an answer, on average, 4 unless said`;

const parse = (args: string[]) => {
  const options = {
    'port-offset': { type: 'string' },
    customers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    pause: { type: 'string', default: '4' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new StartError(`${(cause as Error).message}\n\n${usage}`);
  }
};

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 50_000) return value;
  throw new StartError(`--${name} must be a number from 0 to 50000.\n\n${usage}`);
};

const wholeNumberOf = (name: string, text: string): number => {
  const value = numberOf(name, text);
  if (Number.isInteger(value)) return value;
  throw new StartError(`--${name} must be a whole number.\n\n${usage}`);
};

/**
 * Reads the command line.
 * @throws {StartError} with the usage when it does not fit.
 */
export const readLoadOptions = (args: string[]): LoadOptions => {
  const { 'port-offset': offset, customers, seconds, pause } = parse(args);
  return {
    offset: offset === undefined ? undefined : wholeNumberOf('port-offset', offset),
    customers: wholeNumberOf('customers', customers),
    seconds: numberOf('seconds', seconds),
    pause: numberOf('pause', pause),
  };
};
