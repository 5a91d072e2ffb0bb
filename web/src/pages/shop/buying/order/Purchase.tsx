import Alert from '@mui/material/Alert';
import { canBeBought, type OrderFormValues, type Tool } from 'functions/contract';
import { useAddressText } from '../../../../domain/address/useAddressText.ts';
import { useOrdering } from '../../../../domain/company/useOrdering.ts';
import { useOpenRequest } from '../../../../domain/request/useOpenRequest.ts';
import { useShop } from '../../../../domain/shop/useShop.ts';
import { useTerms } from '../../../../domain/shop/useTerms.ts';
import { useToolUpdates } from '../../../../domain/tool/useTools.ts';
import { useAddresses } from '../../../../features/addresses/useAddresses.ts';
import { orderApproval } from '../../../../features/orders/draft/orderApproval.ts';
import type {
  OrderContact,
  OrderDraftValues,
} from '../../../../features/orders/draft/useOrderDraft.ts';
import { useOrderSubmit } from '../../../../features/orders/draft/useOrderSubmit.ts';
import { OrderForm } from '../../../../features/orders/form/OrderForm.tsx';
import { OrderPanel } from '../../../../features/orders/form/OrderPanel.tsx';
import { PurchaseLayout } from '../../../../features/orders/form/PurchaseLayout.tsx';
import type { SavedPlace } from '../../../../features/orders/form/SavedAddressMenu.tsx';
import { useChosenQuantity } from '../../../../features/orders/form/useChosenQuantity.ts';
import { NotifyMe } from '../../../../features/tools/alerts/NotifyMe.tsx';
import { ToolDetails } from '../../../../features/tools/details/ToolDetails.tsx';
import type { SessionUser } from '../../../../lib/session/session.ts';

/** Takes the place of the order form of a tool that is sold out. */
const SoldOutNotice = ({ tool }: { tool: Tool }) => (
  <>
    <Alert severity="info" sx={{ mb: 2 }}>
      Sold out at the moment: fewer pieces are left than the smallest order. Press “Notify me”, and
      we write to you when it is back in stock.
    </Alert>
    <NotifyMe tool={tool} />
  </>
);

/**
 * The saved addresses as orders have them. Undefined while they load, and when they cannot be read:
 * no order goes to an address as it was on an earlier visit.
 */
const useSavedPlaces = ({ uid }: SessionUser): SavedPlace[] | undefined => {
  const { data, isKept } = useAddresses(uid);
  const textOf = useAddressText();
  if (!data || isKept) return undefined;
  return data.map((address) => {
    const { _id, label, phoneNumber } = address;
    return { _id, label, phoneNumber, orderAddress: textOf(address) };
  });
};

interface PurchaseProps {
  tool: Tool;
  user: SessionUser;
  contact: OrderContact | undefined;
}

/** The form with which a loaded tool is ordered, beside its details. */
export const Purchase = ({ tool, user, contact }: PurchaseProps) => {
  const updates = useToolUpdates(tool._id);
  const quantityChoice = useChosenQuantity();
  const ordering = useOrdering();
  const { order, ask, offer, placed, draft } = useOrderSubmit({
    tool,
    uid: user.uid,
    updates,
    contact,
    chosen: quantityChoice,
    onRequested: useOpenRequest(),
  });
  const { data: shop } = useShop();
  const { data: terms } = useTerms(user.uid);
  const savedAddresses = useSavedPlaces(user);
  const buyable = canBeBought(tool);
  const customer = { name: user.displayName ?? '', email: user.email ?? '' };
  const keep = (values: OrderDraftValues) => {
    draft.keep(values);
    if (values.quantity !== quantityChoice.quantity) quantityChoice.forget();
  };
  const submit = (form: OrderFormValues) =>
    orderApproval({ tool, quantity: form.quantity, offer, ordering }) ? ask(form) : order(form);
  return (
    <PurchaseLayout
      details={<ToolDetails tool={tool} />}
      form={
        <OrderPanel
          key={draft.form}
          placed={placed}
          soldOutNotice={buyable ? null : <SoldOutNotice tool={tool} />}
        >
          <OrderForm
            tool={tool}
            customer={customer}
            offer={offer}
            payment={{ shop, terms }}
            ordering={ordering}
            initialValues={draft.initialValues}
            contact={draft.contact}
            savedAddresses={savedAddresses}
            onChange={keep}
            onSubmit={submit}
          />
        </OrderPanel>
      }
    />
  );
};
