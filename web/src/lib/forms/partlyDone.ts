import type { FormFailure } from './formFailure.ts';
import { toFormFailure } from './toFormFailure.ts';

/** Thrown to keep a dialog open, with a message, after only some of its entries were accepted. */
export class PartlyDone extends Error {}

/** Why a dialog stays open: only some of its entries were accepted, or a call failed. */
export const partlyDoneFailure = (error: unknown): FormFailure =>
  error instanceof PartlyDone
    ? { message: error.message, errors: {} }
    : { ...toFormFailure(error, ''), errors: {} };
