import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { counted } from 'functions/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { AddressFields } from '../../../domain/address/AddressFields.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { aboveNotices } from '../../../ui/layout/sticky.ts';
import { CheckoutAmounts, type OrderAmounts } from './CheckoutAmounts.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import {
  type CheckoutValues,
  type Contact,
  checkoutSchema,
  type Delivery,
} from './checkoutForm.ts';
import { checkoutColumn, checkoutGrid } from './checkoutLayout.ts';
import { OrderDetailFields } from './OrderDetailFields.tsx';
import { PaymentChoice, type PaymentOptions } from './PaymentChoice.tsx';

const SaveFields = () => {
  const { values } = useFormikContext<CheckoutValues>();
  return (
    <>
      <FormikCheckbox name="isSaved" label="Save to my address book" />
      {values.isSaved && (
        <FormikTextField name="label" label="Name" autoComplete="off" sx={{ mt: 1 }} />
      )}
    </>
  );
};

/** The fields of an address that is not in the address book, which the first one can go into. */
const TypedAddress = ({ canBeSaved }: { canBeSaved: boolean }) => (
  <>
    <AddressFields />
    {canBeSaved && <SaveFields />}
  </>
);

interface CheckoutFormProps {
  initialValues: CheckoutValues;
  /** Null while the address book loads. */
  delivery: Delivery | null;
  /** Fills in what is still blank of an address, when it becomes known. */
  contact: Contact | undefined;
  /** The saved addresses to choose from. */
  addressChoice: ReactNode;
  /** The notices that must be seen before the order can be placed. */
  notices: ReactNode;
  payment: PaymentOptions;
  amounts: OrderAmounts;
  lines: ReactNode;
  /** Where the lines come from; the link is beside their heading. */
  back: { to: string; label: string };
  summary: ReactNode;
  onChange: (values: CheckoutValues) => void;
  /** Resolves to the field errors of the shop. */
  onSubmit: (values: CheckoutValues) => Promise<Record<string, string>>;
}

/** The focus never moves behind the summary, which is at the bottom of a narrow window. */
const aboveSummary = {
  '@media (max-width: 899.95px)': { html: { scrollPaddingBottom: aboveNotices(96) } },
};

/** Reports each change of the values, and fills in the contact once. */
const FormObserver = ({ contact, onChange }: Pick<CheckoutFormProps, 'contact' | 'onChange'>) => {
  const { values, initialValues, setValues } = useFormikContext<CheckoutValues>();
  const isFilled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is reported
  useEffect(() => {
    if (values !== initialValues) onChange(values);
  }, [values]);
  useEffect(() => {
    if (!contact || isFilled.current) return;
    isFilled.current = true;
    void setValues((typed) => ({
      ...typed,
      phoneNumber: typed.phoneNumber || contact.phoneNumber,
      person: typed.person || contact.person,
    }));
  }, [contact, setValues]);
  return null;
};

/** The checkout: where the order goes, its details, how it is paid, and what is in it. */
export const CheckoutForm = (props: CheckoutFormProps) => {
  const { delivery, addressChoice, notices, payment, amounts, lines, summary, onSubmit } = props;
  const [start] = useState(props.initialValues);
  const submit = async (
    values: CheckoutValues,
    { setErrors }: Pick<FormikHelpers<CheckoutValues>, 'setErrors'>,
  ) => setErrors(await onSubmit(values));
  return (
    <Formik
      initialValues={start}
      validationSchema={delivery && checkoutSchema(delivery)}
      onSubmit={submit}
    >
      <FormikForm>
        <GlobalStyles styles={aboveSummary} />
        <FormObserver contact={props.contact} onChange={props.onChange} />
        <Box sx={checkoutGrid}>
          <Box sx={checkoutColumn}>
            {notices}
            <CheckoutSection title="Deliver to">
              {addressChoice}
              {delivery && delivery.kind !== 'saved' && (
                <TypedAddress canBeSaved={delivery.kind === 'first'} />
              )}
            </CheckoutSection>
            {delivery ? (
              <>
                <CheckoutSection title="Order details">
                  <OrderDetailFields />
                </CheckoutSection>
                <CheckoutSection title="Payment">
                  <PaymentChoice {...payment} />
                </CheckoutSection>
                <CheckoutSection
                  title={`Your order: ${counted(amounts.tools, 'tool')}`}
                  action={
                    <MuiLink component={Link} to={props.back.to} sx={{ py: 1 }}>
                      {props.back.label}
                    </MuiLink>
                  }
                >
                  {lines}
                  <CheckoutAmounts {...amounts} place="lines" />
                </CheckoutSection>
              </>
            ) : (
              // The address book would push the other sections down.
              <Skeleton variant="rounded" height={800} />
            )}
          </Box>
          {summary}
        </Box>
      </FormikForm>
    </Formik>
  );
};
