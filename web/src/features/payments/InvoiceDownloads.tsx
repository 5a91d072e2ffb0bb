import { mdiFileDownloadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InvoiceSummary } from 'functions/contract';
import { formatDate } from '../../components/dates.ts';
import { Icon } from '../../components/Icon.tsx';
import { invoiceKindTexts } from '../../components/payment/invoiceKindTexts.ts';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

const Download = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { mutate, isPending } = useInvoiceDownload();
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiFileDownloadOutline} />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate(invoice)}
      sx={{ textAlign: 'left' }}
    >
      {`${invoiceKindTexts[invoice.kind]} ${invoice.number}, ${formatDate(invoice.issuedAt)} (PDF)`}
    </Button>
  );
};

const list = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** The invoice and the credit note of an order, as PDF files. */
export const InvoiceDownloads = ({ invoices }: { invoices: readonly InvoiceSummary[] }) => (
  <Box component="ul" aria-label="Documents" sx={list}>
    {invoices.map((invoice) => (
      <li key={invoice.number}>
        <Download invoice={invoice} />
      </li>
    ))}
  </Box>
);
