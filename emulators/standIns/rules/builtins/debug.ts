import { builtin } from './builtin.ts';

/**
 * Returns its argument. Google's emulator also logs it; the engine does no I/O.
 * https://firebase.google.com/docs/reference/rules/rules.debug
 */
export const debug = builtin(['any'], (value) => value);
