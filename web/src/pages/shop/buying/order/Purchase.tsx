import Alert from '@mui/material/Alert';
import {
  canBeBought,
  fittedQuantity,
  isDiscontinued,
  limits,
  type OrderFormValues,
  readPieces,
  type Tool,
} from 'functions/contract';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddressText } from '../../../../domain/address/useAddressText.ts';
import { useOrdering } from '../../../../domain/company/useOrdering.ts';
import { numberOf } from '../../../../domain/quantity/quantityValue.ts';
import { useOpenRequest } from '../../../../domain/request/useOpenRequest.ts';
import { useShop } from '../../../../domain/shop/useShop.ts';
import { useTerms } from '../../../../domain/shop/useTerms.ts';
import { SuccessorOffer } from '../../../../domain/tool/SuccessorOffer.tsx';
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
import { NotifyMe } from '../../../../features/tools/alerts/NotifyMe.tsx';
import { ToolDetails } from '../../../../features/tools/details/ToolDetails.tsx';
import { paths } from '../../../../lib/router/paths.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';

const parameter = 'quantity';

const quantityIn = (text: string): number | undefined => {
  const { value } = readPieces(text);
  return value !== null && value >= 1 && value <= limits.stock.max ? value : undefined;
};

/** The quantity in the address, chosen on the page before, until it is forgotten. */
const useChosenQuantity = () => {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get(parameter);
  const forget = () => {
    if (text === null) return;
    const others = new URLSearchParams(parameters);
    others.delete(parameter);
    setParameters(others, { replace: true });
  };
  return { quantity: quantityIn(text ?? ''), forget };
};

interface DiscontinuedNoticeProps {
  tool: Tool;
  /** The quantity that was chosen or typed last. */
  readQuantity: () => number;
}

/** Takes the place of the order form of a tool that is discontinued. */
const DiscontinuedNotice = ({ tool, readQuantity }: DiscontinuedNoticeProps) => {
  const navigate = useNavigate();
  const order = (successor: Tool) =>
    void navigate(
      paths.order.href(successor._id, fittedQuantity(successor, readQuantity()) ?? undefined),
    );
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        This tool is discontinued, and can no longer be ordered.
      </Alert>
      <SuccessorOffer tool={tool} onTake={order} />
    </>
  );
};

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
  const typed = useRef(draft.initialValues.quantity);
  const unavailable = isDiscontinued(tool) ? (
    <DiscontinuedNotice tool={tool} readQuantity={() => numberOf(typed.current)} />
  ) : (
    <SoldOutNotice tool={tool} />
  );
  const customer = { name: user.displayName ?? '', email: user.email ?? '' };
  const keep = (values: OrderDraftValues) => {
    draft.keep(values);
    typed.current = values.quantity;
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
          soldOutNotice={canBeBought(tool) ? null : unavailable}
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
