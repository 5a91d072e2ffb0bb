import { apiRoutes, invoiceFileOf } from 'functions/contract';
import { readPdf } from '../../lib/api/readPdf.ts';
import { DownloadButton } from './DownloadButton.tsx';

const readCreditNote = (number: string) =>
  readPdf(invoiceFileOf({ kind: 'credit-note', number }), apiRoutes.getInvoice, {
    params: { number },
  });

/** Saves a credit note as PDF. */
export const CreditNoteButton = ({ number }: { number: string }) => (
  <DownloadButton document={`Credit note ${number}`} read={() => readCreditNote(number)}>
    {`Credit note ${number} (PDF)`}
  </DownloadButton>
);
