import type { DetailsOf } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { ApiProblem } from '../api/apiProblem.ts';
import { messageOf } from '../api/messages.ts';
import type { FormFailure, SaveOutcome } from './formFailure.ts';
import { toFormFailure } from './toFormFailure.ts';

const plainFailure = (error: unknown): FormFailure => toFormFailure(error, '');

/** Shows the notice to which a call resolves, or why it failed. Resolves to whether it succeeded. */
export const notified = async (
  sending: Promise<string>,
  reasonOf: (error: unknown) => string = messageOf,
): Promise<boolean> => {
  try {
    enqueueSnackbar(await sending, { variant: 'success' });
    return true;
  } catch (error) {
    enqueueSnackbar(reasonOf(error), { variant: 'error' });
    return false;
  }
};

/** Shows the notice to which a call resolves. Resolves to why a form was not accepted, or null. */
export const failureOf = async (
  sending: Promise<string>,
  toFailure = plainFailure,
): Promise<FormFailure | null> => {
  try {
    enqueueSnackbar(await sending, { variant: 'success' });
    return null;
  } catch (error) {
    return toFailure(error);
  }
};

interface SaveTexts<Stored> {
  done: (saved: Stored) => string;
  /** What someone else has saved first, which the API answers with. */
  theirsIn: (details: DetailsOf<'precondition-failed'>) => Stored | undefined;
}

/** Shows a notice of what was saved. Resolves to what is stored, what failed, or what others saved. */
export const saveOutcome = async <Stored>(
  saving: Promise<Stored>,
  { done, theirsIn }: SaveTexts<Stored>,
  toFailure = plainFailure,
): Promise<SaveOutcome<Stored>> => {
  try {
    const saved = await saving;
    enqueueSnackbar(done(saved), { variant: 'success' });
    return { saved };
  } catch (error) {
    const theirs =
      error instanceof ApiProblem && error.code === 'precondition-failed'
        ? theirsIn(error.details)
        : undefined;
    return theirs === undefined ? { failure: toFailure(error) } : { theirs };
  }
};
