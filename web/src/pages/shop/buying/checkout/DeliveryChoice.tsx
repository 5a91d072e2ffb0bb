import {
  AddressChoice,
  AddressChoiceSkeleton,
} from '../../../../features/addresses/AddressChoice.tsx';
import { otherAddress } from '../../../../features/checkout/form/checkoutForm.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import type { useDelivery } from './useDelivery.ts';

interface DeliveryChoiceProps {
  of: ReturnType<typeof useDelivery>;
}

/** The choice of an order's address among the saved ones. */
const DeliveryChoice = ({ of }: DeliveryChoiceProps) => {
  const { delivery, addresses, isPending, error, refetch, commands, choose } = of;
  return (
    <>
      {isPending && <AddressChoiceSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {delivery && addresses.length > 0 && (
        <AddressChoice
          addresses={addresses}
          value={delivery.kind === 'saved' ? delivery.address._id : otherAddress}
          other={otherAddress}
          commands={commands}
          onChange={choose}
        />
      )}
    </>
  );
};

/** What a checkout shows of the delivery. */
export const deliveryParts = (of: DeliveryChoiceProps['of']) => ({
  delivery: of.delivery,
  contact: of.contact,
  addressChoice: <DeliveryChoice of={of} />,
});
