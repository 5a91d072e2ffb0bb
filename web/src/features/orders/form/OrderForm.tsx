import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Form, Formik, type FormikErrors } from 'formik';
import {
  canBeBought,
  type OrderForm as OrderFields,
  orderFormSchema,
  type Tool,
} from 'functions/contract';
import { FormikTextField } from '../../../components/FormikTextField.tsx';
import { FollowForm } from './FollowForm.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import type { OrderOffer } from './orderRefusal.ts';
import type { OrderValues } from './useOrderDraft.ts';

interface OrderFormProps {
  tool: Tool;
  customer: { name: string; email: string };
  offer: OrderOffer | null;
  initialValues: OrderValues;
  onChange: (values: OrderValues) => void;
  /** Resolves to what the server found wrong with the fields. */
  onSubmit: (fields: OrderFields) => Promise<FormikErrors<OrderFields>>;
}

const readOnly = { input: { readOnly: true } };

const Customer = ({ name, email }: OrderFormProps['customer']) => (
  <Stack spacing={2.5} sx={{ pb: 2.5 }}>
    <TextField id="userName" label="Your Name" value={name} slotProps={readOnly} />
    <TextField id="userEmail" label="Your Email" value={email} slotProps={readOnly} />
  </Stack>
);

const Fields = ({ minOrder, available }: Tool) => (
  <>
    <FormikTextField
      name="phoneNumber"
      label="Phone Number"
      type="tel"
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
    <FormikTextField
      name="orderQuantity"
      label="Order Quantity"
      type="number"
      slotProps={{ htmlInput: { min: minOrder, max: Math.max(available, minOrder), step: 1 } }}
    />
    <FormikTextField
      name="orderAddress"
      label="Delivery Address"
      autoComplete="street-address"
      multiline
      minRows={2}
    />
  </>
);

/** A form that was filled in before shows at once what no longer holds of its quantity. */
const touched = { orderQuantity: true };

export const OrderForm = ({
  tool,
  customer,
  offer,
  initialValues,
  onChange,
  onSubmit,
}: OrderFormProps) => {
  const schema = orderFormSchema(tool);
  return (
    <Formik
      initialValues={initialValues}
      initialTouched={touched}
      validationSchema={schema}
      onSubmit={async (values, { setErrors }) => setErrors(await onSubmit(schema.cast(values)))}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FollowForm tool={tool} onChange={onChange} />
          <Customer {...customer} />
          <Fields {...tool} />
          <Stack spacing={2.5}>
            <OrderNotice tool={tool} offer={offer} />
            <OrderTotal tool={tool} />
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={isSubmitting}
              disabled={!canBeBought(tool)}
            >
              {offer?.kind === 'price' ? 'Confirm at the new price' : 'Place Order'}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
};
