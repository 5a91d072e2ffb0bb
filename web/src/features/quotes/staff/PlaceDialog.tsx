import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import {
  type AddressParts,
  addressPartsSchema,
  completeAddress,
  limits,
  orderAddressOf,
  type StaffAcceptanceValues,
  staffAcceptanceSchema,
} from 'functions/contract';
import { useState } from 'react';
import { AddressFields } from '../../../domain/address/AddressFields.tsx';
import { blankParts } from '../../../domain/address/blankParts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { usePayerOrders } from '../../../domain/order/useOrders.ts';
import { DeliveryFields } from '../../../domain/shop/DeliveryFields.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

interface PlaceDialogProps extends DialogState {
  payerId: string;
  question: string;
  /** The label of the button, with what the order costs. */
  confirm: string;
  /** What the order is, and who gets a mail. */
  text: string;
  /** The address of a customer whom staff have added, for the first order. */
  address?: AddressParts | null;
  /** Places the order. Resolves to a notice. */
  onPlace: (order: StaffAcceptanceValues) => Promise<string>;
  failureOf: (error: unknown) => FormFailure;
}

/** The fields of the dialog: the parts are for an address that no order of the customer has. */
interface AcceptanceValues
  extends Omit<StaffAcceptanceValues, 'phoneNumber' | 'orderAddress'>,
    AddressParts {
  /** Whether the order goes where the last one went. */
  asLast: boolean;
}

const valuesOf = (last: Order | undefined, address: AddressParts | null): AcceptanceValues => ({
  ...blankParts,
  ...(address && addressPartsSchema.cast(address, { stripUnknown: true })),
  reason: 'by phone',
  asLast: last !== undefined,
  poNumber: '',
  requestedDay: '',
  completeOnly: false,
  note: '',
});

const details = staffAcceptanceSchema.omit(['phoneNumber', 'orderAddress']);
const withAddress = details.concat(addressPartsSchema);

/** The acceptance that valid values mean. */
const acceptanceOf = (
  { asLast, ...values }: AcceptanceValues,
  last: Order | undefined,
  sellerCountry: string,
): StaffAcceptanceValues => {
  const { requestedDay, completeOnly, ...accepted } = details.cast(values);
  const typed = () => completeAddress<AddressParts>(withAddress.cast(values), sellerCountry);
  const { phoneNumber, orderAddress } =
    asLast && last ? last : { ...typed(), orderAddress: orderAddressOf(typed(), sellerCountry) };
  return staffAcceptanceSchema.cast(
    {
      ...accepted,
      ...(requestedDay && { requestedDay }),
      ...(completeOnly && { completeOnly }),
      phoneNumber,
      orderAddress,
    },
    { stripUnknown: true },
  );
};

/** The customer's last order when the dialog opened; null while it loads. */
const useStart = (payerId: string): { last: Order | undefined } | null => {
  const { data, isPending } = usePayerOrders(payerId);
  const [start, setStart] = useState<{ last: Order | undefined } | null>(null);
  if (!start && !isPending) setStart({ last: data?.[0] });
  return start;
};

const lastAddress = { pl: 4, mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const Fields = ({ last, asLast }: { last: Order | undefined; asLast: boolean }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <FormikTextField
      id="acceptance-reason"
      name="reason"
      label="Reason"
      autoComplete="off"
      helperText="The customer can read it"
      slotProps={{ htmlInput: { maxLength: limits.transitionReason } }}
    />
    {last && (
      <div>
        <FormikCheckbox name="asLast" label={`Deliver as in order ${last.number}`} />
        {asLast && (
          <Typography sx={lastAddress}>{`${last.orderAddress}\n${last.phoneNumber}`}</Typography>
        )}
      </div>
    )}
    {!asLast && <AddressFields idPrefix="acceptance-" />}
    <FormikTextField
      id="acceptance-po"
      name="poNumber"
      label="PO number"
      autoComplete="off"
      helperText="Optional · the customer's own number for the order"
    />
    <DeliveryFields idPrefix="acceptance-" />
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

/** Asks why and with which details staff place the order of an offer for its customer. */
export const PlaceDialog = (props: PlaceDialogProps) => {
  const { payerId, question, confirm, text, address = null, onPlace, failureOf, ...dialog } = props;
  const start = useStart(payerId);
  const { data: shop } = useShop();
  if (!start) {
    return (
      <Backdrop open sx={{ zIndex: 'modal' }}>
        <CircularProgress aria-label="Loading the last order" />
      </Backdrop>
    );
  }
  return (
    <FormDialog
      question={question}
      labels={{ confirm, close: 'Not yet' }}
      start={valuesOf(start.last, address)}
      errorsOf={(values) => schemaErrors(values.asLast ? details : withAddress, values)}
      onSend={(values) =>
        onPlace(acceptanceOf(values, start.last, shop?.country ?? values.country))
      }
      failureOf={failureOf}
      {...dialog}
    >
      {({ asLast }) => (
        <>
          <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>{text}</Typography>
          <Fields last={start.last} asLast={asLast} />
        </>
      )}
    </FormDialog>
  );
};
