import { ApiProblem } from './apiProblem.ts';
import type { FormFailure } from './components/formFailure.ts';
import { messageOf } from './messages.ts';

/** A refused or failed call as a form shows it; `prefix` stands before the message. */
export const formFailureOf = (error: unknown, prefix: string): FormFailure => ({
  message: `${prefix}${messageOf(error)}`,
  errors: error instanceof ApiProblem ? (error.details.errors ?? {}) : {},
});
