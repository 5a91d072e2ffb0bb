import { Router } from 'express';
import {
  apiRoutes,
  type JournalPeriod,
  type JournalSettings,
  journalColumns,
  journalFormats,
} from '../../contract/index.ts';
import { datevFile, isInOneYear } from '../../csv/datev.ts';
import { journalRows } from '../../csv/journalRows.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { validationError } from '../../errors.ts';
import { handle } from '../../http/handle.ts';
import { parseStatementPeriod } from '../../http/query/invoiceQuery.ts';
import { parseChoice } from '../../http/query/query.ts';
import { sendDownload } from '../../http/responses/sendDownload.ts';
import { readJournal } from '../../services/journal/readJournal.ts';
import { readSettings } from '../../services/settings/settings.ts';

/** What the shop posts, for its accountant. */
export const journal = Router();

const nameOf = ({ from, to }: JournalPeriod): string => `${from}-${to}`;

/** Throws `validation` for what a file for DATEV cannot have. */
const checkDatev = (period: JournalPeriod, settings: JournalSettings): void => {
  if (settings.consultant === '' || settings.client === '') {
    throw validationError({ format: 'First enter the numbers for DATEV in the settings' });
  }
  if (!isInOneYear(period, settings)) {
    throw validationError({ to: 'A file for DATEV has days of one financial year' });
  }
};

handle(journal, apiRoutes.exportJournal, async (request, response) => {
  const period = parseStatementPeriod(request.query);
  const format = parseChoice(request.query, 'format', journalFormats, 'generic');
  const { journal: settings } = await readSettings();
  const postings = readJournal(period);
  if (format === 'generic') {
    const table = csvOf(journalRows(postings, settings), journalColumns);
    return sendCsv(request, response, `journal-${nameOf(period)}`, table);
  }
  checkDatev(period, settings);
  return sendDownload(request, response, {
    name: `EXTF_journal-${nameOf(period)}.csv`,
    type: 'text/csv; charset=windows-1252; header=present',
    parts: datevFile(postings, period, settings),
  });
});
