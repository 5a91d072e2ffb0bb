import type { Method } from './compiler/matchTree.ts';

/** Whether an access is permitted, and the outcome of each evaluated allow statement. */
export interface Decision {
  permit: boolean;
  outcomes: { line: number; outcome: 'allow' | 'deny' | 'error'; cause?: string }[];
}

/**
 * The error message of a denied access, in the format of Google's emulator: the outcome and line of
 * each evaluated allow statement. Google's emulator also lists the outcomes without the document,
 * and those of a create for an update; here each statement is listed once.
 */
export const describeDenial = (method: Method, { outcomes }: Decision): string => {
  if (outcomes.length === 0) return 'No matching allow statements';
  const reasons = outcomes.map(
    ({ line, outcome, cause }) =>
      `${outcome === 'error' ? cause : false} for '${method}' @ L${line}`,
  );
  return `\n${reasons.join(', ')}`;
};
