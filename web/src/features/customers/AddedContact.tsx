import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  apiRoutes,
  type CustomerContact,
  type CustomerEmailInput,
  customerEmailSchema,
  isCompanyId,
  limits,
} from 'functions/contract';
import { useState } from 'react';
import { customerKeys } from '../../domain/customer/useCustomer.ts';
import { DownloadButton } from '../../domain/documents/DownloadButton.tsx';
import { Allowed } from '../../domain/staff/Allowed.tsx';
import { callApi, requestApi } from '../../lib/api/api.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';

interface AddedContactProps {
  payerId: string;
  contact: CustomerContact;
}

const readData = async (payerId: string) => {
  const response = await requestApi(apiRoutes.exportCustomer, { params: { payerId } });
  return { name: `${payerId}.json`, content: await response.blob() };
};

const EmailDialog = ({ payerId, contact, ...dialog }: AddedContactProps & DialogState) => {
  const give = useSend(
    (body: CustomerEmailInput) =>
      callApi(apiRoutes.setCustomerEmail, { params: { payerId }, body }),
    { refreshes: [customerKeys.one(payerId), ['orders'], ['quotes']] },
  );
  const send = async (values: CustomerEmailInput) => {
    const input = customerEmailSchema.cast(values);
    await give(input);
    return `Mails to ${contact.name} go to ${input.email}`;
  };
  return (
    <FormDialog
      question={`The e-mail address of ${contact.name}`}
      labels={{ confirm: 'Save', close: 'Close' }}
      start={{ email: contact.email }}
      errorsOf={(values) => schemaErrors(customerEmailSchema, values)}
      onSend={send}
      {...dialog}
    >
      {() => (
        <>
          <Typography sx={{ mb: 2 }}>
            From now on, mails about all orders and quotes go there. If someone signs up with this
            address, and verifies it, they are theirs.
          </Typography>
          <FormikTextField
            id="contact-email"
            name="email"
            label="E-mail address"
            type="email"
            autoComplete="off"
            autoFocus
            slotProps={{ htmlInput: { maxLength: limits.email } }}
          />
        </>
      )}
    </FormDialog>
  );
};

/** For a customer whom staff have added: that there is no account, and where mails go. */
export const AddedContact = ({ payerId, contact }: AddedContactProps) => {
  const [isOpen, setOpen] = useState(false);
  const { name, email } = contact;
  return (
    <Alert severity={email ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {email
        ? `${name} was added by staff and has no account yet. Mails go to ${email}.`
        : `${name} was added by staff, has no account, and gets no mails: there is no e-mail address.`}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Allowed call={apiRoutes.setCustomerEmail}>
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {email ? 'Change the e-mail address' : 'Enter an e-mail address'}
          </Button>
        </Allowed>
        {!isCompanyId(payerId) && (
          <Allowed call={apiRoutes.exportCustomer}>
            <DownloadButton document="The data" read={() => readData(payerId)}>
              Download the data
            </DownloadButton>
          </Allowed>
        )}
      </Box>
      <EmailDialog
        key={email}
        payerId={payerId}
        contact={contact}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </Alert>
  );
};
