import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { limits, namesNotFollowed, type SynonymList } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { EditableRows } from '../../../ui/inputs/EditableRows.tsx';
import { EditForm } from '../../../ui/inputs/forms/EditForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSection } from '../../../ui/inputs/forms/FormSection.tsx';
import { VersionedForm } from '../../../ui/inputs/forms/VersionedForm.tsx';
import { type SynonymRow, synonymFields, synonymsOf } from './synonymFields.ts';

interface SynonymsFormProps {
  list: SynonymList;
  onSubmit: (list: SynonymList) => Promise<SaveOutcome<SynonymList>>;
}

const fields = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

/** Names that a search may be expected to find, because another row has them. */
const NotFollowed = ({ rows }: { rows: readonly SynonymRow[] }) => {
  const synonyms = synonymsOf(rows);
  const notes = synonyms.flatMap((synonym) =>
    namesNotFollowed(synonym, synonyms).map(
      ({ by, names }) =>
        `A search for “${synonym.word}” finds “${by}”, but not its other names: ${names.join(', ')}. Add them to its row if it should.`,
    ),
  );
  return notes.length === 0 ? null : (
    <Alert severity="info" role="status" sx={{ mt: 2 }}>
      {notes.map((note) => (
        <Box key={note}>{note}</Box>
      ))}
    </Alert>
  );
};

/** The form with the synonyms of the search for tools. */
export const SynonymsForm = ({ list, onSubmit }: SynonymsFormProps) => (
  <VersionedForm
    stored={list}
    fields={synonymFields}
    conflictTitle="Someone else has changed the synonyms"
    onSubmit={({ synonyms }, { version }) => onSubmit({ version, synonyms: synonymsOf(synonyms) })}
  >
    {({ values, isEdited }) => (
      <EditForm isEdited={isEdited} submit="Save synonyms">
        <FormSection
          title="Search synonyms"
          intro="What customers call a tool, and what you call it. A search that finds nothing by its own words also looks for these names, from the next search on. Each row counts in one direction: for both, add a row for each."
        >
          <EditableRows<SynonymRow>
            name="synonyms"
            rowName="synonym"
            added={{ blank: { word: '', finds: '' }, firstField: 'word' }}
            max={limits.synonyms.count}
          >
            {(row) => (
              <Box sx={fields}>
                <FormikTextField name={`${row}.word`} label="A search for" autoComplete="off" />
                <FormikTextField
                  name={`${row}.finds`}
                  label="Also finds, with commas between names"
                  autoComplete="off"
                />
              </Box>
            )}
          </EditableRows>
          <NotFollowed rows={values.synonyms} />
        </FormSection>
      </EditForm>
    )}
  </VersionedForm>
);
