import { parseCommandLine, usageError } from '@tools-hub/kit/commandLine/parseCommandLine';

/** How much load to run, and on which shop. */
export interface LoadOptions {
  /** The port offset of the running suite to use; undefined for a temporary shop. */
  offset: number | undefined;
  customers: number;
  /** How many companies buy, each with four members. */
  companies: number;
  /** At least two, because they also work on the same order. */
  admins: number;
  /** How many pages listen to tools and orders. */
  listeners: number;
  seconds: number;
  /** The average pause between a customer's calls, in seconds. */
  pause: number;
  /** Whether processes are killed and connections cut meanwhile. */
  faults: boolean;
}

const usage = `npm run load [-- options]    simulate customers, companies and admins, and check the result

Options:
  --port-offset N   use the suite that was started with this offset (default: a temporary shop)
  --customers N     the number of customers (default: 200)
  --companies N     the number of companies, each with four members (default: 10)
  --admins N        the number of admins, at least 2 (default: 10)
  --listeners N     the number of pages that listen to tools and orders (default: 100)
  --seconds N       the duration (default: 60)
  --pause N         the average pause between a customer's calls, in seconds (default: 4)
  --faults          kill the API and the functions, and cut off Firestore and the mail server meanwhile`;

const options = {
  'port-offset': { type: 'string' },
  customers: { type: 'string', default: '200' },
  companies: { type: 'string', default: '10' },
  admins: { type: 'string', default: '10' },
  listeners: { type: 'string', default: '100' },
  faults: { type: 'boolean', default: false },
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
  const { 'port-offset': offset, faults } = values;
  if (faults && offset !== undefined) {
    throw usageError('--faults needs a temporary shop: omit --port-offset.', usage);
  }
  return {
    offset: offset === undefined ? undefined : wholeNumberOf('port-offset', offset),
    customers: Math.max(1, wholeNumberOf('customers', values.customers)),
    companies: wholeNumberOf('companies', values.companies),
    admins: Math.max(2, wholeNumberOf('admins', values.admins)),
    listeners: wholeNumberOf('listeners', values.listeners),
    seconds: numberOf('seconds', values.seconds),
    pause: numberOf('pause', values.pause),
    faults,
  };
};
