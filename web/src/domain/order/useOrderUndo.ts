import { useQueryClient } from '@tanstack/react-query';
import { apiRoutes, counted, type UndoProblem, undoProblemOf } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { doneText, failedText } from '../../lib/queries/notifyOutcome.ts';
import { runBulk } from '../../lib/queries/runBulk.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { useUser } from '../../lib/session/useSession.ts';
import type { DoneNotice } from '../../ui/feedback/undoNotice.tsx';
import type { Order } from './order.ts';
import { orderDependents, orderKeys } from './orderCache.ts';

const texts: Record<UndoProblem, string> = {
  undone: 'This has been undone already.',
  changed: 'The order has changed since, so nothing was undone.',
  fixed: 'This cannot be undone.',
  another: 'Someone else has done this, so you cannot undo it.',
  late: 'The time to undo this is over. Nothing was undone.',
  mailed: 'The mail about it has been sent, so nothing was undone.',
};

/** Why an order's step was not undone. */
const undoFailureText = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) return messageOf(error);
  if (error.code === 'undo-not-possible') return texts[error.details.undoProblem];
  if (error.code === 'insufficient-stock')
    return `The pieces were sold meanwhile: only ${counted(error.details.available, 'piece')} left. Nothing was undone.`;
  if (error.code === 'approval-required')
    return 'The order would need an approval now, so nothing was undone.';
  return messageOf(error);
};

interface UndoneStep {
  id: string;
  steps: number;
}

/** Adds the undo to a notice of a step of orders, where the account can undo it. */
export const useOrderUndo = () => {
  const client = useQueryClient();
  const uid = useUser()?.uid ?? '';
  const undo = useSend(
    async ({ id, steps }: UndoneStep, idempotencyKey) =>
      (
        await callApi(apiRoutes.undoOrderStep, {
          params: { id },
          body: { steps },
          idempotencyKey,
        })
      ).order,
    {
      refreshes: [orderKeys.all, ...orderDependents],
      shows: (order: Order) => {
        for (const key of [order._id, order.number])
          client.setQueryData<Order>(orderKeys.one(key), order);
      },
    },
  );
  const undoOf = ({ _id: id, history }: Order) => undo({ id, steps: history.length });
  const undoAll = async (orders: readonly Order[]): Promise<string> => {
    const outcome = await runBulk(orders, undoOf);
    const words = {
      noun: 'order',
      done: 'restored',
      nameOf: ({ number }: Order) => number,
      reasonOf: undoFailureText,
    };
    const failed = failedText(outcome, words);
    const text = [doneText(outcome, words), failed].filter(Boolean).join('. ');
    if (failed) throw new Error(text);
    return text;
  };
  return (text: string, orders: readonly Order[]): DoneNotice => {
    const now = new Date();
    const undoable = orders.filter(
      (order) => undoProblemOf(order, { steps: order.history.length, uid }, now) === null,
    );
    const [first] = undoable;
    if (!first) return text;
    if (orders.length > 1)
      return {
        text,
        undo: () => undoAll(undoable),
        failureOf: (error) => (error as Error).message,
      };
    return {
      text,
      undo: async () => {
        await undoOf(first);
        return `Undone: order ${first.number} is as before`;
      },
      failureOf: undoFailureText,
    };
  };
};
