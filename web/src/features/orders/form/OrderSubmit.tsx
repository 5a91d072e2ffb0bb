import { useFormikContext } from 'formik';
import type { Tool } from 'functions/contract';
import { OrderingNotice } from '../../../domain/company/OrderingNotice.tsx';
import { PayerLine } from '../../../domain/company/PayerLine.tsx';
import type { Ordering } from '../../../domain/company/useOrdering.ts';
import { ApprovalNotice } from '../../../domain/request/ApprovalNotice.tsx';
import { isApprovable } from '../../../domain/request/isApprovable.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { orderApproval } from '../draft/orderApproval.ts';
import type { OrderOffer } from '../draft/orderRefusal.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

interface OrderSubmitProps {
  tool: Tool;
  offer: OrderOffer | null;
  ordering: Ordering;
}

/** The button of the form, after what its payer has to know before it is pressed. */
export const OrderSubmit = ({ tool, offer, ordering }: OrderSubmitProps) => {
  const { values, isSubmitting } = useFormikContext<OrderDraftValues>();
  const approval = orderApproval({ tool, quantity: values.quantity, offer, ordering });
  const label = offer?.kind === 'price' ? 'Confirm at the new price' : 'Place Order';
  return (
    <>
      <PayerLine />
      <OrderingNotice ordering={ordering} />
      {approval && <ApprovalNotice approval={approval} />}
      <SendButton
        type="submit"
        variant="contained"
        size="large"
        loading={isSubmitting || ordering.isLoading}
        disabled={ordering.refused !== null || !isApprovable(approval)}
      >
        {approval ? 'Send for approval' : label}
      </SendButton>
    </>
  );
};
