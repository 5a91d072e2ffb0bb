import {
  apiRoutes,
  formatCentsIn,
  type Quote,
  type StaffAcceptanceValues,
} from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { isClientError } from '../../../lib/api/apiProblem.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { staffFailure } from './staffFailure.ts';

/** Accepts an offer for its customer. Resolves to the order. */
const useAcceptForCustomer = ({ _id: id, version }: Quote) =>
  useSend(
    async (values: StaffAcceptanceValues) => {
      const body = { ...values, version };
      return (await callApi(apiRoutes.acceptQuote, { params: { id }, body })).order;
    },
    { refreshes: [quoteKeys.all, orderKeys.all] },
  );

interface AcceptDialogProps extends DialogState {
  quote: Quote;
  /** Called when the quote has changed in the meantime. */
  onStale: () => void;
}

/** Accepts an offer for its customer, who agrees to it on the phone. */
export const AcceptDialog = ({ quote, onStale, ...dialog }: AcceptDialogProps) => {
  const navigate = useNavigate();
  const accept = useAcceptForCustomer(quote);
  const place = async (acceptance: StaffAcceptanceValues) => {
    const { number } = await accept(acceptance);
    void navigate(paths.orderDetails.href(number));
    return `Order ${number} placed for ${quote.payerName}`;
  };
  const failureOf = (error: unknown) => {
    if (isClientError(error)) onStale();
    return staffFailure(error, quote.userName);
  };
  const total = formatCentsIn(quote.currency, quote.totals?.total ?? 0);
  return (
    <PlaceDialog
      payerId={quote.payerId}
      confirm={`Place the order, ${total}`}
      question={`Accept the offer for ${quote.payerName}?`}
      text={`It becomes an order of ${total} at these prices. ${getMailText([quote], ', which says that we placed it')}`}
      onPlace={place}
      failureOf={failureOf}
      {...dialog}
    />
  );
};
