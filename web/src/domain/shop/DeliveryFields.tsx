import { FormikCheckbox } from '../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { useDeliveryDay } from './DeliveryDay.tsx';
import { useShop } from './useShop.ts';

/** When the order should arrive. The shop checks the requested day when the order is sent. */
export const DeliveryFields = ({ idPrefix = '' }: { idPrefix?: string }) => {
  const { data: shop } = useShop();
  const day = useDeliveryDay();
  return (
    <>
      <FormikTextField
        id={`${idPrefix}requestedDay`}
        name="requestedDay"
        label="Requested delivery day"
        type="date"
        autoComplete="off"
        helperText={`Optional · a work day. Without one, we deliver ${day ?? 'as soon as we can'}`}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: shop?.deliveryDay, max: shop?.lastRequestedDay },
        }}
      />
      <FormikCheckbox name="completeOnly" label="Deliver complete only: no part before the rest" />
    </>
  );
};
