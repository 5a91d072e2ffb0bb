import { parseCommandLine, usageError } from '../launcher/command/parseCommandLine.ts';

/** How much load to run, and on which shop. */
export interface LoadOptions {
  /** The port offset of the running suite to use; undefined for a temporary shop. */
  offset: number | undefined;
  customers: number;
  seconds: number;
  /** The average pause between a customer's calls, in seconds. */
  pause: number;
}

const usage = `npm run load [-- options]    simulate customers and admins, and check the result

Options:
  --port-offset N   use the suite that was started with this offset (default: a temporary shop)
  --customers N     the number of customers (default: 200)
  --seconds N       the duration (default: 60)
  --pause N         the average pause between a customer's calls, in seconds (default: 4)`;

const options = {
  'port-offset': { type: 'string' },
  customers: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '60' },
  pause: { type: 'string', default: '4' },
} as const;

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 50_000) return value;
  throw usageError(`--${name} must be a number from 0 to 50000.`, usage);
};

const wholeNumberOf = (name: string, text: string): number => {
  const value = numberOf(name, text);
  if (Number.isInteger(value)) return value;
  throw usageError(`--${name} must be a whole number.`, usage);
};

/**
 * Reads the command line.
 * @throws {CommandError} with the usage when an option is invalid.
 */
export const readLoadOptions = (args: string[]): LoadOptions => {
  const { values } = parseCommandLine(usage, { args, options });
  const { 'port-offset': offset, customers, seconds, pause } = values;
  return {
    offset: offset === undefined ? undefined : wholeNumberOf('port-offset', offset),
    customers: wholeNumberOf('customers', customers),
    seconds: numberOf('seconds', seconds),
    pause: numberOf('pause', pause),
  };
};
