/** An error that the user of a command can fix: the message is printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Thrown for `--help`: its message is the usage, and the command succeeds. */
export class HelpRequest extends CommandError {
  override name = 'HelpRequest';
}
