import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import {
  formatCentsIn,
  limits,
  type Quote,
  type StaffAcceptanceValues,
  staffAcceptanceSchema,
} from 'functions/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PhoneField } from '../../../domain/address/PhoneField.tsx';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { usePayerOrders } from '../../../domain/order/useOrders.ts';
import { isClientError } from '../../../lib/api/apiProblem.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { paths } from '../../../lib/router/paths.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { staffFailure } from './staffFailure.ts';
import { useAcceptForCustomer } from './useAcceptForCustomer.ts';

interface AcceptDialogProps extends DialogState {
  quote: Quote;
  /** Called when the quote has changed in the meantime. */
  onStale: () => void;
}

/** The details start as those of the customer's last order. */
const valuesOf = (last: Order | undefined): StaffAcceptanceValues => ({
  reason: 'by phone',
  phoneNumber: last?.phoneNumber ?? '',
  orderAddress: last?.orderAddress ?? '',
  poNumber: '',
  note: '',
});

/** The customer's last order when the dialog opened; null while it loads. */
const useStart = (payerId: string): { last: Order | undefined } | null => {
  const { data, isPending } = usePayerOrders(payerId);
  const [start, setStart] = useState<{ last: Order | undefined } | null>(null);
  if (!start && !isPending) setStart({ last: data?.[0] });
  return start;
};

const Fields = ({ last }: { last: Order | undefined }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <FormikTextField
      id="acceptance-reason"
      name="reason"
      label="Reason"
      autoComplete="off"
      helperText="The customer can read it"
      slotProps={{ htmlInput: { maxLength: limits.transitionReason } }}
    />
    <FormikTextField
      id="acceptance-address"
      name="orderAddress"
      label="Delivery address"
      autoComplete="off"
      multiline
      minRows={2}
      helperText={last ? `As in order ${last.number}` : ' '}
    />
    <PhoneField
      id="acceptance-phone"
      name="phoneNumber"
      label="Phone Number"
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      helperText={`${limits.phoneDigits} digits`}
    />
    <FormikTextField
      id="acceptance-po"
      name="poNumber"
      label="PO number"
      autoComplete="off"
      helperText="Optional · the customer's own number for the order"
    />
    <FormikTextField
      id="acceptance-note"
      name="note"
      label="Note of the customer"
      autoComplete="off"
      multiline
      minRows={2}
      helperText="Optional"
    />
  </Box>
);

/** Asks why and with which details an offer is accepted for its customer. */
export const AcceptDialog = ({ quote, onStale, ...dialog }: AcceptDialogProps) => {
  const navigate = useNavigate();
  const accept = useAcceptForCustomer(quote);
  const start = useStart(quote.payerId);
  const send = async (values: StaffAcceptanceValues) => {
    const { number } = await accept(staffAcceptanceSchema.cast(values));
    void navigate(paths.orderDetails.href(number));
    return `Order ${number} placed for ${quote.payerName}`;
  };
  const failureOf = (error: unknown) => {
    if (isClientError(error)) onStale();
    return staffFailure(error, quote.userName);
  };
  if (!start) {
    return (
      <Backdrop open sx={{ zIndex: 'modal' }}>
        <CircularProgress aria-label="Loading the last order" />
      </Backdrop>
    );
  }
  return (
    <FormDialog
      question={`Accept the offer for ${quote.payerName}?`}
      labels={{ confirm: 'Place the order', close: 'Not yet' }}
      start={valuesOf(start.last)}
      errorsOf={(values) => schemaErrors(staffAcceptanceSchema, values)}
      onSend={send}
      failureOf={failureOf}
      {...dialog}
    >
      {() => (
        <>
          <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {`It becomes an order of ${formatCentsIn(quote.currency, quote.totals?.total ?? 0)} at these prices. ${getMailText([quote])}, which says that we placed it.`}
          </Typography>
          <Fields last={start.last} />
        </>
      )}
    </FormDialog>
  );
};
