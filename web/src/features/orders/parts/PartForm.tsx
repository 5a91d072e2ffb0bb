import type { FormikValues } from 'formik';
import { useRef } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { PieceRow } from '../../../domain/order/pieces/pieceRows.ts';
import { isDecided } from '../../../lib/storage/attempts.ts';
import { FormDialog, type FormDialogProps } from '../../../ui/inputs/forms/FormDialog.tsx';
import { partFailure } from './partFailure.ts';

interface PartFormProps<Values> extends Omit<FormDialogProps<Values>, 'failureOf'> {
  order: Order;
}

/**
 * A dialog that changes a part of an order. After a lost answer, the order may have changed already:
 * the same values can then be retried unchecked, and the API answers with what they did.
 */
export const PartForm = <Values extends FormikValues & { lines?: PieceRow[] }>({
  order,
  errorsOf,
  ...props
}: PartFormProps<Values>) => {
  const unanswered = useRef('');
  const isUnanswered = (values: Values) => unanswered.current === JSON.stringify(values);
  const failureOf = (error: unknown, values: Values) => {
    unanswered.current = isDecided(error) ? '' : JSON.stringify(values);
    return partFailure(error, order, values.lines);
  };
  return (
    <FormDialog<Values>
      {...props}
      errorsOf={(values) => (isUnanswered(values) ? {} : errorsOf(values))}
      failureOf={failureOf}
    />
  );
};
