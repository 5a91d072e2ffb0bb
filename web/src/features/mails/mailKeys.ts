import type { Period } from '../../domain/time/period.ts';

/** The query keys of mails. */
export const mailKeys = {
  all: ['mails'],
  lists: ['mails', 'list'],
  status: ['mails', 'status'],
  one: (id: string) => ['mails', 'one', id],
  failed: (period: Period) => ['mails', 'failed', period],
};
