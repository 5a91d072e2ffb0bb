import Button from '@mui/material/Button';
import type { Company, CompanyDetails } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { EditForm } from '../../../ui/inputs/forms/EditForm.tsx';
import { VersionedForm } from '../../../ui/inputs/forms/VersionedForm.tsx';
import { CompanyDetailFields } from './CompanyDetailFields.tsx';
import { castDetails, detailFields } from './companyForm.ts';

interface EditDetailsProps {
  company: Company;
  onSave: (details: CompanyDetails, base: Company) => Promise<SaveOutcome<Company>>;
  onClose: () => void;
}

/** Changes the details of a company. */
export const EditDetails = ({ company, onSave, onClose }: EditDetailsProps) => (
  <VersionedForm
    stored={company}
    fields={detailFields}
    conflictTitle="Someone else has changed the company"
    onSubmit={async (values, base) => {
      const outcome = await onSave(castDetails(values), base);
      if ('saved' in outcome) onClose();
      return outcome;
    }}
  >
    {({ isEdited }) => (
      <EditForm
        isEdited={isEdited}
        submit="Save details"
        actions={
          <Button color="inherit" size="large" onClick={onClose} sx={{ mt: 1, ml: { sm: 1 } }}>
            Cancel
          </Button>
        }
      >
        <CompanyDetailFields />
      </EditForm>
    )}
  </VersionedForm>
);
