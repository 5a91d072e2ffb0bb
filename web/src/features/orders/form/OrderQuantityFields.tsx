import Box from '@mui/material/Box';
import { useField, useFormikContext } from 'formik';
import type { Tool } from 'functions/contract';
import { AgreementNote } from '../../../domain/prices/AgreementNote.tsx';
import { PriceBreakTable } from '../../../domain/quantity/PriceBreakTable.tsx';
import { QuantityInput, type QuantityInputProps } from '../../../domain/quantity/QuantityInput.tsx';
import type { QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

type FormikQuantityInputProps = Omit<
  QuantityInputProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'name'
> & { name: string };

/** The quantity of a Formik form, with the form's error if the rules of the tool show none. */
const FormikQuantityInput = ({ name, ...props }: FormikQuantityInputProps) => {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<QuantityValue>(name);
  return (
    <QuantityInput
      {...props}
      id={name}
      name={name}
      value={value}
      error={touched ? error : undefined}
      onChange={(quantity) => void setValue(quantity)}
      onBlur={() => void setTouched(true)}
    />
  );
};

/** The quantity of an order, with the prices that depend on it. */
export const OrderQuantityFields = ({ tool }: { tool: Tool }) => {
  const { values, setFieldValue } = useFormikContext<OrderDraftValues>();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pb: 2.5 }}>
      <FormikQuantityInput name="quantity" label="Order Quantity" rules={tool} />
      <PriceBreakTable
        tool={tool}
        quantity={values.quantity}
        onTake={(quantity) => void setFieldValue('quantity', quantity)}
      />
      <AgreementNote tool={tool} quantity={values.quantity} />
    </Box>
  );
};
