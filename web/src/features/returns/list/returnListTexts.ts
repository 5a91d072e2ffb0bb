import type { ReturnFilter } from 'functions/contract';
import { handlingFilterTexts, noneHandled } from '../../../domain/assignments/handlingTexts.ts';

/** The names of the filters of the list of returns. */
export const returnFilterTexts: Record<ReturnFilter, string> = {
  requested: 'Requested',
  awaited: 'Awaited',
  received: 'Received',
  all: 'All',
  ...handlingFilterTexts,
};

interface EmptyText {
  title: string;
  advice: string;
}

const noneOf: Record<ReturnFilter, EmptyText> = {
  requested: {
    title: 'No return waits for your decision',
    advice: 'What customers ask to return, and their guarantee claims, appear here.',
  },
  awaited: {
    title: 'No return is on its way',
    advice: 'Approved returns appear here until what is in them has arrived.',
  },
  received: {
    title: 'No return waits to be closed',
    advice: 'Returns that have arrived appear here until you credit or replace what is in them.',
  },
  all: {
    title: 'No returns yet',
    advice:
      'Customers can return what has arrived, or claim the guarantee, on the page of an order.',
  },
  ...noneHandled('returns'),
};

interface EmptySearch {
  filter: ReturnFilter;
  words: string;
}

const elsewhere = (filter: ReturnFilter) =>
  filter === 'all' ? '' : ' You can also search the returns with any status.';

/** The text in place of an empty list of returns. */
export const noReturnsText = ({ filter, words }: EmptySearch): EmptyText => {
  if (!words) return noneOf[filter];
  const advice =
    'Enter the number of a return or its order, or the beginning of the name or email address of a customer, or of a tool.';
  return { title: `No return matches “${words}”`, advice: advice + elsewhere(filter) };
};
