import { ApiProblem, isClientError } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { returnStatusChips } from './returnTexts.ts';

const refusalText = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'return-not-changeable'
    ? `The return has changed in the meantime: it is now “${returnStatusChips[error.details.returnStatus].label}”.`
    : messageOf(error);

const retryAdvice = (error: unknown): string =>
  error instanceof ApiProblem && !isClientError(error)
    ? ' If you confirm it again as it is, it is done only once.'
    : '';

/** Why a return was not moved to another status. */
export const returnFailureText = (error: unknown): string =>
  refusalText(error) + retryAdvice(error);
