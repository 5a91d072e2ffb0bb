import Box from '@mui/material/Box';
import type { InvoiceSummary } from 'functions/contract';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import { invoiceKindTexts } from '../../../domain/money/invoiceKindTexts.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { readInvoicePdf } from '../data/readInvoicePdf.ts';

const nameOf = ({ kind, number }: InvoiceSummary): string => `${invoiceKindTexts[kind]} ${number}`;

const list = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** The invoices of an order, as PDF files. */
export const InvoiceDownloads = ({ invoices }: { invoices: readonly InvoiceSummary[] }) => (
  <Box component="ul" aria-label="Documents" sx={list}>
    {invoices.map((invoice) => (
      <li key={invoice.number}>
        <DownloadButton document={nameOf(invoice)} read={() => readInvoicePdf(invoice)}>
          {`${nameOf(invoice)}, ${formatDate(invoice.issuedAt)} (PDF)`}
        </DownloadButton>
      </li>
    ))}
  </Box>
);
