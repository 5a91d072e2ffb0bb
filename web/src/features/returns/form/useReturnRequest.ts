import { useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type OrderReturn, type RequestedReturn } from 'functions/contract';
import { useRef } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { useReturnUpdate } from '../../../domain/returns/useReturnUpdate.ts';
import { callApi } from '../../../lib/api/api.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { usePictureUploads } from '../../../lib/pictures/usePictureUploads.ts';
import { isDecided } from '../../../lib/storage/attempts.ts';
import { useDraft } from '../../../lib/storage/useDraft.ts';
import {
  blankReturn,
  isReturnValues,
  type ReturnRoom,
  type ReturnValues,
  returnErrors,
  returnInput,
} from './returnForm.ts';
import { returnRefusal } from './returnRefusal.ts';

/** Large enough to read a label on it. */
const longest = 1600;

const pathOf =
  (uid: string) =>
  ({ type }: Blob): string =>
    `users/${uid}/returns/${crypto.randomUUID()}.${type.replace('image/', '')}`;

/** Shows the new return and its order at once. */
const useShowReturn = () => {
  const client = useQueryClient();
  const { refresh, show } = useReturnUpdate();
  const showBoth = ({
    return: found,
    order,
  }: Pick<RequestedReturn, 'return'> & { order: Order }) => {
    for (const key of [order._id, order.number])
      client.setQueryData<Order>(orderKeys.one(key), order);
    show(found);
  };
  return { refresh, showBoth };
};

interface ReturnRequestOptions {
  uid: string;
  order: Order;
  onRequested: (found: OrderReturn) => void;
}

/**
 * Sends the request for a return of an order's pieces, with the pictures that it uploads first. What
 * was typed survives a reload, and a retry is not a second request. After a lost answer the pieces may
 * be in the return already: the same values are then sent unchecked.
 */
export const useReturnRequest = ({ uid, order, onRequested }: ReturnRequestOptions) => {
  const draft = useDraft<ReturnValues>({
    uid,
    form: `return ${order._id}`,
    blank: blankReturn(order),
    isValid: isReturnValues(order),
  });
  const pictures = usePictureUploads({ longest, pathOf: pathOf(uid) });
  const { refresh, showBoth } = useShowReturn();
  const unanswered = useRef('');

  const errorsOf = (room: ReturnRoom, values: ReturnValues): Record<string, string> =>
    unanswered.current === JSON.stringify(values) ? {} : returnErrors(order, room, values);

  const request = async (room: ReturnRoom, values: ReturnValues) => {
    const body = returnInput(room, values, await pictures.uploadAll(values.pictures));
    const params = { id: order._id };
    return draft.send(body, (idempotencyKey) =>
      callApi(apiRoutes.requestReturn, { params, body, idempotencyKey }),
    );
  };

  /** Resolves to why the request was not accepted, or null. */
  const send = async (room: ReturnRoom, values: ReturnValues): Promise<FormFailure | null> => {
    try {
      const requested = await request(room, values);
      draft.remove();
      showBoth(requested);
      void refresh();
      onRequested(requested.return);
      return null;
    } catch (error) {
      unanswered.current = isDecided(error) ? '' : JSON.stringify(values);
      if (isDecided(error)) void refresh();
      return returnRefusal(error, order, { kind: room.kind, lines: values.lines });
    }
  };
  return {
    start: draft.start,
    /** The object URLs of pictures do not survive a reload. */
    keep: (values: ReturnValues) => draft.keep({ ...values, pictures: [] }),
    errorsOf,
    send,
    pictures,
  };
};
