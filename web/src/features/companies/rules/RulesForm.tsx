import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ApprovalRules, type Company, currencyNoun } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { EditForm } from '../../../ui/inputs/forms/EditForm.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { VersionedForm } from '../../../ui/inputs/forms/VersionedForm.tsx';
import { fieldPairs } from '../../../ui/layout/columns.ts';
import { rulesFields, rulesOf } from './rulesForm.ts';
import { ruleSentence } from './ruleTexts.ts';

interface RulesFormProps {
  company: Company;
  onSave: (approval: ApprovalRules, base: Company) => Promise<SaveOutcome<Company>>;
}

const Fields = () => (
  <>
    <Box sx={fieldPairs}>
      <FormikTextField
        id="rules-amount"
        name="fromAmount"
        label={`Approval from an amount in ${currencyNoun}`}
        autoComplete="off"
        helperText="Before tax. Empty: no amount. 0: every order"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FormikTextField
        id="rules-approvers"
        name="approvers"
        label="Who must approve"
        select
        helperText="Owners and approvers can approve, but never their own order"
        slotProps={{ select: { native: true } }}
      >
        <option value="1">One other member</option>
        <option value="2">Two other members</option>
      </FormikTextField>
    </Box>
    <FormikCheckbox name="ownersExempt" label="The amount does not apply to orders of owners" />
  </>
);

/** The rules of approval of a company, with what they mean. */
export const RulesForm = ({ company, onSave }: RulesFormProps) => (
  <VersionedForm
    stored={company}
    fields={rulesFields}
    conflictTitle="Someone else has changed the company"
    onSubmit={(values, base) => onSave(rulesOf(values), base)}
  >
    {({ values, isEdited }) => (
      <EditForm isEdited={isEdited} submit="Save rules">
        <Fields />
        <Alert severity="info" icon={false} role="status" sx={{ my: 1 }}>
          {ruleSentence(rulesOf(values))}
        </Alert>
      </EditForm>
    )}
  </VersionedForm>
);
