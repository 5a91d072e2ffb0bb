import { listErrorPrefix } from 'functions/contract';
import {
  ApiProblem,
  type BundledCode,
  endsSession,
  type FailureCode,
  isAppCheckFailure,
} from './apiProblem.ts';

/** The message for a session that the server no longer accepts. */
export const sessionEnded = 'Your session has ended. Please log in again.';

const appCheckFailed =
  'We could not verify that this request came from our page. Please reload it, and allow it to load reCAPTCHA.';

const bundledTexts: Record<BundledCode, string> = {
  unauthenticated: sessionEnded,
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop is not available right now. Please try again in a moment.',
  network: 'We cannot reach the shop. Please check your connection and try again.',
  'no-answer': 'The shop takes too long to answer. Please try again in a moment.',
  'not-confirmed':
    'This is not confirmed yet: the shop takes too long to answer. Please try again: it is done only once.',
};

/** The message for a failure whose own message did not load. */
const unknownReason = 'This did not work. Please check your connection and try again.';

let texts: Partial<Record<FailureCode, string>> = bundledTexts;
let detailedText: (problem: ApiProblem) => string | undefined = () => undefined;

/**
 * Loads the messages that are not in the first bundle. Without them, messageOf has a general one.
 */
export const loadErrorTexts = async (): Promise<void> => {
  const loaded = await import('./errorTexts.ts').catch(() => undefined);
  texts = { ...loaded?.errorTexts, ...bundledTexts };
  detailedText = loaded?.detailedText ?? detailedText;
};

/** The message for an error code. */
export const messageOfCode = (code: FailureCode): string => texts[code] ?? unknownReason;

/** The message for an error. */
export const messageOf = (error: unknown): string => {
  if (isAppCheckFailure(error)) return appCheckFailed;
  if (!(error instanceof ApiProblem)) return bundledTexts.internal;
  return detailedText(error) ?? messageOfCode(error.code);
};

/** The failure of a list, with its reason: nothing if the session ends and with it the page. */
export const shownMessageOf = (error: unknown): string | undefined =>
  error && !endsSession(error) ? `${listErrorPrefix}${messageOf(error)}` : undefined;
