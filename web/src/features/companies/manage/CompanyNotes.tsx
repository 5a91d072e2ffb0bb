import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { type CompanyNoteInput, companyLimits, companyNoteSchema } from 'functions/contract';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { LeaveGuard } from '../../../ui/feedback/LeaveGuard.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { FormikForm } from '../../../ui/inputs/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/FormikTextField.tsx';
import { FormSubmit } from '../../../ui/inputs/FormSubmit.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import type { useCompanyNotes } from '../data/useManagedCompanies.ts';

interface CompanyNotesProps {
  notes: ReturnType<typeof useCompanyNotes>;
  /** Resolves to why the note was not saved, or null. */
  onAdd: (text: string) => Promise<FormFailure | null>;
}

const NoteForm = ({ onAdd }: Pick<CompanyNotesProps, 'onAdd'>) => {
  const add = async (
    values: CompanyNoteInput,
    { setErrors, setStatus, resetForm }: FormikHelpers<CompanyNoteInput>,
  ) => {
    setStatus(undefined);
    const failure = await onAdd(companyNoteSchema.cast(values).text);
    if (!failure) return resetForm();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={{ text: '' }} validationSchema={companyNoteSchema} onSubmit={add}>
      {({ values }) => (
        <FormikForm>
          <LeaveGuard when={values.text.trim() !== ''} />
          <FormikTextField
            id="company-note"
            name="text"
            label="Note"
            multiline
            minRows={2}
            maxRows={12}
            helperText="Only staff read it"
            slotProps={{ htmlInput: { maxLength: companyLimits.note } }}
          />
          <FormSubmit>Add note</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};

/** The notes of staff on a company, newest first, and the form of the next one. */
export const CompanyNotes = ({ notes, onAdd }: CompanyNotesProps) => (
  <>
    <NoteForm onAdd={onAdd} />
    {notes.isPending && <ListSkeleton label="Loading the notes" />}
    <ListError message={shownMessageOf(notes.error)} onRetry={() => void notes.refetch()} />
    {notes.data && notes.data.length > 0 && (
      <Stack
        component="ol"
        aria-label="Notes"
        spacing={2}
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}
      >
        {notes.data.map(({ _id, text, byEmail, at }) => (
          <Box component="li" key={_id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <strong>{byEmail}</strong>
              {' · '}
              <time dateTime={at}>{formatDateTime(at)}</time>
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Stack>
    )}
    {notes.hasNextPage && (
      <ShowMore loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()} />
    )}
  </>
);
