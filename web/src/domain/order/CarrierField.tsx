import { useId } from 'react';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';

const carriers = ['DHL', 'Estes', 'FedEx', 'Old Dominion', 'UPS', 'USPS', 'XPO'];

/** The carrier of a shipment, with the usual ones to choose from. */
export const CarrierField = () => {
  const id = useId();
  return (
    <>
      <FormikTextField
        name="carrier"
        label="Carrier"
        autoComplete="off"
        sx={{ mt: 0.5 }}
        slotProps={{ htmlInput: { list: id } }}
      />
      <datalist id={id}>
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
    </>
  );
};
