import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { apiRoutes, apiUrl, formatCount, limits } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { PeriodFields } from '../../domain/time/PeriodFields.tsx';
import { isEmptyPeriod, type Period, periodOf } from '../../domain/time/period.ts';
import { ApiProblem, fieldErrorsOf } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { readFile } from '../../lib/api/readFile.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../ui/inputs/forms/FormFailureText.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';

const routes = {
  archive: apiRoutes.getInvoiceArchive,
  statementPdf: apiRoutes.getStatement,
  statementCsv: apiRoutes.exportStatement,
};
type FileKind = keyof typeof routes;

const archiveTexts = { archive: 'Invoices and credit notes (ZIP of PDFs)' };
const statementTexts = {
  statementPdf: 'Statement of account (PDF)',
  statementCsv: 'Statement of account (CSV)',
};

const fields = {
  display: 'grid',
  gap: 2,
  pt: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :nth-of-type(-n+2)': { gridColumn: '1 / -1' },
};

const failureText = (error: unknown): string => {
  if (error instanceof ApiProblem && error.code === 'invoice-not-found') {
    return 'There are no invoices or credit notes in this period.';
  }
  return Object.values(fieldErrorsOf(error))[0] ?? messageOf(error);
};

/** What is chosen, how to save it, and the address of the next archive if there are more. */
const useDownload = (email: string, onDone: () => void) => {
  const [kind, setKind] = useState<FileKind>('archive');
  const [period, setPeriod] = useState<Period>(() => periodOf('lastMonth', new Date()));
  const { mutateAsync, data, error, isPending, reset } = useMutation({ mutationFn: readFile });
  const url = data?.next ?? apiUrl(routes[kind], { params: { email }, query: period });
  const save = async () => {
    try {
      const file = await mutateAsync(url);
      saveFile(file);
      if (file.next) return;
      enqueueSnackbar(`${file.name} was saved`, { variant: 'success' });
      onDone();
    } catch {
      // The dialog shows it.
    }
  };
  return {
    kind,
    period,
    chooseKind: (chosen: FileKind) => {
      reset();
      setKind(chosen);
    },
    choosePeriod: (change: Partial<Period>) => {
      reset();
      setPeriod({ ...period, ...change });
    },
    hasMore: Boolean(data?.next),
    failure: error && failureText(error),
    isPending,
    save,
    reset,
  };
};

const moreText = `The archive has ${formatCount(limits.archivedInvoices)} documents, the most that one can have, and the period has more. Download the next archive, or choose fewer days.`;

interface AccountFilesDialogProps {
  email: string;
  /** Whether the caller sees all that the payer owes. */
  seesAll: boolean;
  open: boolean;
  onClose: () => void;
}

/** Saves the invoices of a period as an archive, or the statement of the account in it. */
export const AccountFilesDialog = ({ email, seesAll, open, onClose }: AccountFilesDialogProps) => {
  const { kind, period, failure, ...download } = useDownload(email, onClose);
  const lacksDays = kind !== 'archive' && (period.from === '' || period.to === '');
  return (
    <ConfirmDialog
      question="Download for your accounts"
      color="primary"
      labels={{ confirm: download.hasMore ? 'Download next' : 'Download', close: 'Close' }}
      open={open}
      busy={download.isPending}
      disabled={lacksDays || isEmptyPeriod(period)}
      onConfirm={download.save}
      onClose={onClose}
      onClosed={download.reset}
    >
      <Box sx={fields}>
        <SelectField
          label="What"
          choices={seesAll ? { ...archiveTexts, ...statementTexts } : archiveTexts}
          value={kind}
          onChange={download.chooseKind}
        />
        <PeriodFields period={period} onChange={download.choosePeriod} />
      </Box>
      <Box aria-live="polite">
        {download.hasMore && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {moreText}
          </Alert>
        )}
      </Box>
      <FormFailureText>
        {failure ?? (lacksDays ? 'A statement needs a first and a last day.' : '')}
      </FormFailureText>
    </ConfirmDialog>
  );
};
