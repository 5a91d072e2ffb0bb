import { mdiFileDownloadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { InvoiceKind, InvoiceSummary } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { formatDate } from '../../components/dates.ts';
import { Icon } from '../../components/Icon.tsx';
import { saveFile } from '../../components/saveFile.ts';
import { messageOf } from '../../messages.ts';
import { readInvoicePdf } from './paymentRequests.ts';

const kindTexts: Record<InvoiceKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};

const useDownload = (invoice: InvoiceSummary) =>
  useMutation({
    mutationFn: () => readInvoicePdf(invoice),
    onSuccess: saveFile,
    onError: (error) => {
      const name = `${kindTexts[invoice.kind]} ${invoice.number}`;
      enqueueSnackbar(`${name} was not downloaded: ${messageOf(error)}`, { variant: 'error' });
    },
  });

const Download = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { mutate, isPending } = useDownload(invoice);
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiFileDownloadOutline} />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
      sx={{ textAlign: 'left' }}
    >
      {`${kindTexts[invoice.kind]} ${invoice.number}, ${formatDate(invoice.issuedAt)} (PDF)`}
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
