import { ApiProblem, UploadCancelled } from './apiProblem.ts';
import type { FormFailure } from './components/formFailure.ts';
import { messageOf } from './messages.ts';

/** A failed call as a form shows it; `prefix` comes before the message. */
export const toFormFailure = (error: unknown, prefix: string): FormFailure => ({
  message: `${prefix}${messageOf(error)}`,
  errors: error instanceof ApiProblem ? (error.details.errors ?? {}) : {},
});

/** Why a form with a picture was not saved: its upload was cancelled, or a call failed. */
export const toSaveFailure = (error: unknown): FormFailure =>
  error instanceof UploadCancelled
    ? { message: 'The upload was cancelled. Nothing has been saved.', errors: {} }
    : toFormFailure(error, 'error ocurred: ');
