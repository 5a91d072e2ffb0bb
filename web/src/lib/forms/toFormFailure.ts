import { formErrorPrefix } from 'functions/contract';
import { fieldErrorsOf, UploadCancelled } from '../api/apiProblem.ts';
import { messageOf } from '../api/messages.ts';
import type { FormFailure } from './formFailure.ts';

/** A failed call as a form shows it; `prefix` comes before the message. */
export const toFormFailure = (error: unknown, prefix: string): FormFailure => ({
  message: `${prefix}${messageOf(error)}`,
  errors: fieldErrorsOf(error),
});

/** Why a form with a picture was not saved: its upload was cancelled, or a call failed. */
export const toSaveFailure = (error: unknown): FormFailure =>
  error instanceof UploadCancelled
    ? { message: 'The upload was cancelled. Nothing has been saved.', errors: {} }
    : toFormFailure(error, formErrorPrefix);
