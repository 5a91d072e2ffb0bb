import type { Method } from './matchTree.ts';
import type { Decision } from './ruleset.ts';

/**
 * Says why an access is denied, as Google's emulator does: what each allow statement came to that was
 * tried, and its line. The emulator lists first what it finds without reading the document, and an
 * update as a create as well; here each statement is listed once.
 */
export const describeDenial = (method: Method, { outcomes }: Decision): string => {
  if (outcomes.length === 0) return 'No matching allow statements';
  const reasons = outcomes.map(
    ({ line, outcome, cause }) =>
      `${outcome === 'error' ? cause : false} for '${method}' @ L${line}`,
  );
  return `\n${reasons.join(', ')}`;
};
