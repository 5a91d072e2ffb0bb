import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import {
  apiRoutes,
  type CustomerKind,
  limits,
  type NewCustomerInput,
  newCustomerSchema,
} from 'functions/contract';
import { AddressFields } from '../../../domain/address/AddressFields.tsx';
import { blankParts } from '../../../domain/address/blankParts.ts';
import { callApi } from '../../../lib/api/api.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

/** Adds a customer without an account, once. */
const useAddCustomer = () =>
  useSend(
    (body: NewCustomerInput, idempotencyKey) =>
      callApi(apiRoutes.addCustomer, { body, idempotencyKey }),
    { refreshes: [['customers'], ['users']] },
  );

const kinds: Record<CustomerKind, string> = { person: 'Person', company: 'Company' };

const start: NewCustomerInput = { kind: 'person', email: '', ...blankParts };

const KindChoice = () => {
  const { values, setFieldValue } = useFormikContext<NewCustomerInput>();
  return (
    <ChoiceButtons
      label="The customer is a"
      choices={kinds}
      value={values.kind}
      onChange={(kind) => void setFieldValue('kind', kind)}
    />
  );
};

const Fields = ({ kind }: Pick<NewCustomerInput, 'kind'>) => (
  <>
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      They need no account. If someone signs up with this e-mail address later, and verifies it, the
      orders are theirs.
    </Typography>
    <KindChoice />
    <Box sx={{ mt: 2 }}>
      {kind === 'company' && (
        <FormikTextField id="customer-company-name" name="company" label="Company name" />
      )}
      <FormikTextField
        id="customer-email"
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="off"
        helperText="Optional · Without one, they get no mails"
        slotProps={{ htmlInput: { maxLength: limits.email } }}
      />
    </Box>
    <AddressFields idPrefix="customer-" hasCompany={kind === 'company'} />
  </>
);

interface AddCustomerDialogProps extends DialogState {
  onAdded: (payerId: string) => void;
}

/** Asks who the customer on the phone is, and adds them. */
export const AddCustomerDialog = ({ onAdded, ...dialog }: AddCustomerDialogProps) => {
  const add = useAddCustomer();
  const send = async (values: NewCustomerInput) => {
    const input = newCustomerSchema.cast(values, { stripUnknown: true });
    const { payerId } = await add(input);
    onAdded(payerId);
    return `${(input.kind === 'company' && input.company) || input.person} added`;
  };
  return (
    <FormDialog
      question="Add a customer"
      labels={{ confirm: 'Add the customer', close: 'Close' }}
      start={start}
      errorsOf={(values) => schemaErrors(newCustomerSchema, values)}
      onSend={send}
      {...dialog}
    >
      {({ kind }) => <Fields kind={kind} />}
    </FormDialog>
  );
};
