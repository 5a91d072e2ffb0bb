import { isDay } from '../../contract/index.ts';
import { readAmount } from '../rows/amounts.ts';
import { type ReadFile, type ReadStatement, refuseFile, tidyName } from '../rows/statement.ts';
import { accountAt, readEntries } from './readEntries.ts';
import { nodeAt, nodesIn, readXml, textAt, type XmlNode } from './xml.ts';

/** The day in a date or a time, as the bank writes it; null without one. */
const dayIn = (text: string): string | null => {
  const day = text.slice(0, 10);
  return isDay(day) ? day : null;
};

/** Reads rows in turns, so that other requests have theirs. */
const pauseAfter = 50;

const pause = (): Promise<void> => new Promise((resume) => setImmediate(resume));

interface Reading {
  place: string;
  warn: (warning: string) => void;
}

const balanceOf = (statement: XmlNode, codes: readonly string[], reading: Reading) => {
  const balances = nodesIn(statement, 'Bal');
  const of = (code: string) =>
    balances.find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
  const found = codes.map(of).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const currency = tidyName(textAt(found, 'Amt', '@_Ccy'));
  const amount = readAmount(textAt(found, 'Amt'), { ...reading, currency });
  const isDebit = textAt(found, 'CdtDbtInd') === 'DBIT';
  const day = dayIn(textAt(found, 'Dt', 'Dt') || textAt(found, 'Dt', 'DtTm'));
  return { amount: isDebit && amount !== 0 ? -amount : amount, day, currency };
};

type Parts = Omit<ReadStatement, 'entries'>;

const headOf = (statement: XmlNode, reading: Reading): Parts => {
  const opening = balanceOf(statement, ['OPBD', 'PRCD'], reading);
  const closing = balanceOf(statement, ['CLBD'], reading);
  const period = (name: string) => dayIn(textAt(statement, 'FrToDt', name));
  const number =
    textAt(statement, 'ElctrncSeqNb') || textAt(statement, 'LglSeqNb') || textAt(statement, 'Id');
  return {
    account: accountAt(nodeAt(statement, 'Acct')),
    number: tidyName(number),
    from: period('FrDtTm') ?? opening?.day ?? null,
    to: period('ToDtTm') ?? closing?.day ?? null,
    currency:
      tidyName(textAt(statement, 'Acct', 'Ccy')) || closing?.currency || opening?.currency || '',
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
  };
};

/** The statements of a document, under their names in CAMT.053 and CAMT.054. */
const statementsIn = (root: XmlNode): XmlNode[] => {
  const document = nodeAt(root, 'Document');
  if (nodeAt(document, 'BkToCstmrAcctRpt') !== undefined) {
    return refuseFile(
      'The file is a report of the day (CAMT.052), whose rows can still change. Choose the statement (CAMT.053)',
    );
  }
  const statements = [
    ...nodesIn(nodeAt(document, 'BkToCstmrStmt'), 'Stmt'),
    ...nodesIn(nodeAt(document, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn'),
  ];
  if (statements.length > 0) return statements;
  return refuseFile(
    'The file is XML, but no statement of a bank. Choose a CAMT.053 or a CAMT.054 file',
  );
};

/** Whether the bank has booked a row: it has no other status. */
const isBooked = (entry: XmlNode): boolean => {
  const status =
    textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry') || textAt(entry, 'Sts');
  return status === '' || status === 'BOOK';
};

/** Reads CAMT.053 and CAMT.054 of all versions. Refuses other XML. */
export const readCamt = async (text: string, maxEntries: number): Promise<ReadFile> => {
  const file = await readXml(text);
  const result: ReadFile = { format: 'camt', statements: [], pending: 0, warnings: [] };
  let row = 0;
  let entries = 0;
  const warn = (warning: string) => void result.warnings.push(warning);
  for (const [index, node] of statementsIn(file.root).entries()) {
    const head = headOf(node, { place: `Statement ${index + 1}`, warn });
    const statement: ReadStatement = { ...head, entries: [] };
    for (const reference of nodesIn(node, 'Ntry')) {
      row += 1;
      if (row % pauseAfter === 0) await pause();
      const entry = file.entry(String(reference));
      if (!isBooked(entry)) {
        result.pending += 1;
        continue;
      }
      const read = readEntries(entry, { ...statement, place: `Row ${row}`, warn });
      statement.entries.push(...read);
      entries += read.length;
      if (entries > maxEntries) {
        refuseFile(`The file has more than ${maxEntries} rows. Choose a shorter period`);
      }
    }
    result.statements.push(statement);
  }
  return result;
};
