import { formatDay } from '../days.ts';
import type { ReminderProblem } from './reminders.ts';

/** Why a reminder was not sent, as a sentence for staff. */
export const refusedReminderText = (refused: ReminderProblem): string => {
  switch (refused.problem) {
    case 'sent':
      return `${refused.by || 'The shop'} has already sent reminder ${refused.level}.`;
    case 'not-overdue':
      return 'The payment is not late, or has arrived.';
    case 'no-email':
      return 'The customer has no e-mail address.';
    case 'no-level':
      return 'All reminders of the settings were sent.';
    case 'promised':
      return `The customer has promised to pay by ${formatDay(refused.day)}.`;
    case 'too-early':
      return `The next reminder is due on ${formatDay(refused.day)}.`;
  }
};
