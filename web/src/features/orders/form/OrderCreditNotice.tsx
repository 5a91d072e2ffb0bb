import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { priceLine, type Tool, totalsOf } from 'functions/contract';
import { CreditAdvice } from '../../../domain/money/CreditAdvice.tsx';
import { type CreditLeft, creditProblem } from '../../../domain/money/termsTexts.ts';
import { isOrderable } from '../../../domain/quantity/quantityTexts.ts';
import { numberOf } from '../../../domain/quantity/quantityValue.ts';
import type { OrderPayment } from '../draft/orderPayment.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

interface CreditNoticeProps extends Pick<OrderPayment, 'shop'> {
  tool: Tool;
  credit: CreditLeft;
}

/** Says by how much the typed quantity exceeds the credit limit, and what to do about it. */
export const OrderCreditNotice = ({ tool, credit, shop }: CreditNoticeProps) => {
  const { quantity } = useFormikContext<OrderDraftValues>().values;
  if (!isOrderable(tool, quantity)) return null;
  const { total } = totalsOf([priceLine(tool, numberOf(quantity))], shop);
  const problem = creditProblem(total, credit);
  if (!problem) return null;
  return (
    <Alert severity="warning">
      <div>{problem}</div>
      <CreditAdvice credit={credit} contact={shop} />
    </Alert>
  );
};
