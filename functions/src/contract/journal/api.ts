import { oneOf } from '../calls/jsonSchema.ts';
import { periodOf } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { csvTable } from '../responseParts.ts';
import { journalFormats } from './postings.ts';

/** The calls for accountants. */
export const journalRoutes = {
  exportJournal: route('GET', '/journal.csv', 'read_payments', {
    summary:
      'The journal of a period as a table: what each invoice, credit note, payment, refund and reversal posts to which account; or as a file for DATEV, which has days of one financial year',
    ...csvTable,
    query: {
      ...periodOf(),
      format: { ...oneOf(journalFormats), default: 'generic' },
    },
    errors: ['validation'],
  }),
} as const;
