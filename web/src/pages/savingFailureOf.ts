import type { FormFailure } from '../components/formFailure.ts';
import { formFailureOf } from '../formFailureOf.ts';
import { UploadCancelled } from '../uploads.ts';

/** Why a form with a picture was not saved: its upload was cancelled, or a call failed. */
export const savingFailureOf = (error: unknown): FormFailure =>
  error instanceof UploadCancelled
    ? { message: 'The upload was cancelled. Nothing has been saved.', errors: {} }
    : formFailureOf(error, 'error ocurred: ');
