import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { type OrderFormValues, orderFormSchema, type Tool } from 'functions/contract';
import { useEffect, useRef, useState } from 'react';
import { PhoneField } from '../../../domain/address/PhoneField.tsx';
import type { Ordering } from '../../../domain/company/useOrdering.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { OrderPayment } from '../draft/orderPayment.ts';
import type { OrderOffer } from '../draft/orderRefusal.ts';
import type { OrderContact, OrderDraftValues } from '../draft/useOrderDraft.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { OrderQuantityFields } from './OrderQuantityFields.tsx';
import { OrderSubmit } from './OrderSubmit.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { PriceChangeNotice } from './PriceChangeNotice.tsx';
import { SavedAddressMenu, type SavedPlace } from './SavedAddressMenu.tsx';

interface OrderFormProps {
  tool: Tool;
  customer: { name: string; email: string };
  offer: OrderOffer | null;
  payment: OrderPayment;
  ordering: Ordering;
  initialValues: OrderDraftValues;
  /** Fills the fields that are still blank when it becomes known. */
  contact?: OrderContact | undefined;
  /** Undefined while they load, and when they cannot be read. */
  savedAddresses?: readonly SavedPlace[] | undefined;
  onChange: (values: OrderDraftValues) => void;
  /** Resolves to the field errors of the server. */
  onSubmit: (values: OrderFormValues) => Promise<FormikErrors<OrderFormValues>>;
}

const readOnly = { input: { readOnly: true } };

const Customer = ({ name, email }: OrderFormProps['customer']) => (
  <Stack spacing={2.5} sx={{ pb: 2.5 }}>
    <TextField id="userName" label="Your Name" value={name} slotProps={readOnly} />
    <TextField id="userEmail" label="Your Email" value={email} slotProps={readOnly} />
  </Stack>
);

const Fields = ({ tool, savedAddresses }: Pick<OrderFormProps, 'tool' | 'savedAddresses'>) => (
  <>
    <PhoneField
      name="phoneNumber"
      label="Phone Number"
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
    <OrderQuantityFields tool={tool} />
    <FormikTextField
      name="orderAddress"
      label="Delivery Address"
      autoComplete="street-address"
      multiline
      minRows={2}
    />
    <SavedAddressMenu addresses={savedAddresses} />
  </>
);

/** The quantity of a draft shows its error at once: the stock may have changed. */
const touched = { quantity: true };

type FormObserverProps = Pick<OrderFormProps, 'tool' | 'onChange'>;

/** Reports each change of the values, and validates again when the tool changes. */
const FormObserver = ({ tool, onChange }: FormObserverProps) => {
  const { values, initialValues, validateForm } = useFormikContext<OrderDraftValues>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is reported
  useEffect(() => {
    if (values !== initialValues) onChange(values);
  }, [values]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema takes its rules from the tool
  useEffect(() => {
    void validateForm();
  }, [tool, validateForm]);
  return null;
};

/** Fills in the contact once. */
const ContactPrefill = ({ contact }: Pick<OrderFormProps, 'contact'>) => {
  const isFilled = useRef(false);
  const { setValues } = useFormikContext<OrderDraftValues>();
  useEffect(() => {
    if (!contact || isFilled.current) return;
    isFilled.current = true;
    void setValues((values) => ({
      ...values,
      phoneNumber: values.phoneNumber || contact.phoneNumber,
      orderAddress: values.orderAddress || contact.orderAddress,
    }));
  }, [contact, setValues]);
  return null;
};

export const OrderForm = ({
  tool,
  customer,
  offer,
  payment,
  ordering,
  initialValues,
  contact,
  savedAddresses,
  onChange,
  onSubmit,
}: OrderFormProps) => {
  const schema = orderFormSchema(tool);
  const [seen] = useState(tool);
  return (
    <Formik
      initialValues={initialValues}
      initialTouched={touched}
      validationSchema={schema}
      onSubmit={async (values, { setErrors }) => setErrors(await onSubmit(schema.cast(values)))}
    >
      <FormikForm>
        <ContactPrefill contact={contact} />
        <FormObserver tool={tool} onChange={onChange} />
        <Customer {...customer} />
        <Fields tool={tool} savedAddresses={savedAddresses} />
        <Stack spacing={2.5}>
          {offer?.kind !== 'price' && (
            <PriceChangeNotice seen={seen} tool={tool} shop={payment.shop} />
          )}
          <OrderNotice
            isRefused={ordering.refused !== null}
            tool={tool}
            offer={offer}
            payment={payment}
          />
          <OrderTotal tool={tool} payment={payment} />
          <OrderSubmit tool={tool} offer={offer} ordering={ordering} />
        </Stack>
      </FormikForm>
    </Formik>
  );
};
