import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError, HelpRequest } from './commandError.ts';

const helpLine = '  --help            print this text';

/** A usage text with the option that every command accepts. */
const withHelp = (usage: string): string =>
  usage.includes('Options:') ? `${usage}\n${helpLine}` : `${usage}\n\nOptions:\n${helpLine}`;

/** An error about the command line, followed by the usage. */
export const usageError = (message: string, usage: string): CommandError =>
  new CommandError(`${message}\n\n${withHelp(usage)}`);

/**
 * Parses a command line as `parseArgs` of Node does.
 * @throws {HelpRequest} for `--help`.
 * @throws {CommandError} with the usage for an unknown option or a missing value.
 */
export const parseCommandLine = <const Config extends ParseArgsConfig & { args: string[] }>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  if (config.args.some((arg) => arg === '--help' || arg === '-h')) {
    throw new HelpRequest(withHelp(usage));
  }
  try {
    return parseArgs(config);
  } catch (cause) {
    throw usageError((cause as Error).message, usage);
  }
};
