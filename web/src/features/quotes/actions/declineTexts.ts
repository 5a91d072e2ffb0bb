import type { QuoteStatus, StepRole } from 'functions/contract';

interface DeclineTexts {
  label: string;
  question: string;
  consequence: string;
  /** As in `Quote QU-4K2M9A7C declined`. */
  done: string;
}

const withdrawal: DeclineTexts = {
  label: 'Withdraw request',
  question: 'Withdraw this request?',
  consequence: 'We then make no offer. You can request another quote at any time.',
  done: 'withdrawn',
};

const refusalOfOffer: DeclineTexts = {
  label: 'Decline offer',
  question: 'Decline this offer?',
  consequence: 'Tell us what does not fit, and we may make a better offer.',
  done: 'declined',
};

const refusalOfRequest: DeclineTexts = {
  label: 'Decline request',
  question: 'Decline this request?',
  consequence: 'The customer gets a mail with the reason.',
  done: 'declined',
};

const withdrawalOfOffer: DeclineTexts = {
  label: 'Withdraw offer',
  question: 'Withdraw this offer?',
  consequence: 'The customer can no longer accept it, and gets a mail with the reason.',
  done: 'withdrawn',
};

/** The words for declining a quote, by its status and who declines. */
export const declineTexts = (status: QuoteStatus, actor: StepRole): DeclineTexts => {
  if (actor === 'customer') return status === 'requested' ? withdrawal : refusalOfOffer;
  return status === 'requested' ? refusalOfRequest : withdrawalOfOffer;
};
