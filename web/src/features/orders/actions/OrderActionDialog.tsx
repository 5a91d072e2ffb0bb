import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  type Actor,
  cancellationSchema,
  cancelledStatus,
  counted,
  formatCount,
  shipmentSchema,
  type TransitionField,
  transitionSchema,
} from 'functions/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type AnyObjectSchema, array, object } from 'yup';
import type { Order } from '../../../domain/order/order.ts';
import { useOrderUndo } from '../../../domain/order/useOrderUndo.ts';
import type { BulkResult } from '../../../lib/queries/runBulk.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { actionFailureText, notifyAction } from './notifyAction.ts';
import { AffectedOrders, OrderActionFields } from './OrderActionFields.tsx';
import {
  type ActionValues,
  blankValues,
  needsNumbers,
  type OrderAction,
  trackingNumberOf,
} from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { isFinal, lacksSettings } from './transitionFailure.ts';
import type { ActionResult, RunAction } from './useRunAction.ts';

const schemas: Record<TransitionField, AnyObjectSchema> = {
  reason: cancellationSchema,
  carrier: shipmentSchema.pick(['carrier']),
  trackingNumber: object({ parcels: array().of(shipmentSchema.pick(['trackingNumber'])) }),
};

/** Of several orders, those without a number wait. */
const someNumbers: AnyObjectSchema = object({
  parcels: array()
    .of(transitionSchema.pick(['trackingNumber']))
    .test('some', (parcels, { createError }) =>
      parcels?.some(({ trackingNumber }) => trackingNumber)
        ? true
        : createError({ path: 'pasted', message: 'Enter or paste at least one tracking number' }),
    ),
});

/** The schema of a dialog: the fields that its action requires. */
const schemaOf = (action: OrderAction): AnyObjectSchema => {
  const fields: typeof schemas =
    action.orders.length > 1 ? { ...schemas, trackingNumber: someNumbers } : schemas;
  return action.required.reduce<AnyObjectSchema>(
    (schema, field) => schema.concat(fields[field]),
    object(),
  );
};

const notDoneText = (action: OrderAction, failed: number): string | undefined =>
  failed > 0 ? `${counted(failed, 'order')} not ${actionTextsOf(action).done}.` : undefined;

interface OrderActionDialogProps {
  action: OrderAction;
  caller: Actor;
  open: boolean;
  onRun: RunAction;
  onOutcome: (outcome: BulkResult<Order>) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** The latest value of a property, for a function that was created before it changed. */
const useLatest = <Value,>(value: Value) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** What an action on several orders has done so far, and what it has not. */
interface Outcome extends ActionResult {
  /** Without a detail that the action needs. */
  waiting: readonly Order[];
}

/** The orders that have all details, and those that wait for one: each parcel has a number. */
const splitByDetails = (action: OrderAction, orders: readonly Order[], values: ActionValues) => {
  const isReady = (order: Order) =>
    !needsNumbers(action) || trackingNumberOf(action, order, values) !== '';
  return { ready: orders.filter(isReady), waiting: orders.filter((order) => !isReady(order)) };
};

/**
 * Runs the action and notifies of the outcome. Orders that failed but may succeed on a retry keep
 * the dialog open, which then shows why they failed. So do, of several orders, all that failed.
 */
const useSubmit = ({
  action,
  caller,
  open,
  onRun,
  onOutcome,
  onClose,
}: Omit<OrderActionDialogProps, 'onClosed'>) => {
  const [remaining, setRemaining] = useState<readonly Order[]>(action.orders);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sent, setSent] = useState(0);
  const isOpen = useLatest(open);
  const withUndo = useOrderUndo();
  const isBulk = action.orders.length > 1;
  const submit = async (values: ActionValues, { setStatus }: FormikHelpers<ActionValues>) => {
    setStatus(undefined);
    setSent(0);
    const { ready, waiting } = splitByDetails(action, remaining, values);
    const result = await onRun(action, ready, values, () => setSent((count) => count + 1));
    onOutcome(result);
    const retryable = result.failed.filter(({ error }) => !isFinal(error));
    const isComplete = result.failed.length === 0 && waiting.length === 0;
    const showsOutcome = isBulk && (!isComplete || needsNumbers(action));
    if (!isOpen.current || !(showsOutcome || retryable.length > 0)) {
      notifyAction(action, result, { caller, withUndo });
      return onClose();
    }
    const done = [...(outcome?.done ?? []), ...result.done];
    const moved = [...(outcome?.moved ?? []), ...result.moved];
    setOutcome({ done, moved, failed: result.failed, waiting });
    setRemaining([...waiting, ...retryable.map(({ item }) => item)]);
    if (isBulk) return setStatus(notDoneText(action, result.failed.length));
    setStatus(actionFailureText(action, { done: [], failed: retryable }, caller));
  };
  return { remaining, outcome, sent, submit };
};

const SettingsLink = () => (
  <Link component={RouterLink} to={furtherPaths.settings} underline="always">
    Complete the settings
  </Link>
);

interface Labels {
  action: OrderAction;
  remaining: readonly Order[];
  outcome: Outcome | null;
}

/** Whether these are orders whose attempt has failed, and may succeed now. */
const areRetries = (orders: readonly Order[], outcome: Outcome | null): boolean => {
  const retryable = outcome?.failed.filter(({ error }) => !isFinal(error)) ?? [];
  const ids = new Set(retryable.map(({ item }) => item._id));
  return orders.every(({ _id }) => ids.has(_id));
};

const labelOf = ({ action, remaining, outcome }: Labels, values: ActionValues): string => {
  if (action.orders.length === 1) return actionTextsOf(action).confirm(action.orders);
  const { ready } = splitByDetails(action, remaining, values);
  const orders = ready.length > 0 ? ready : remaining;
  return areRetries(orders, outcome)
    ? `Retry these ${formatCount(orders.length)}`
    : actionTextsOf(action).confirm(orders);
};

const titleOf = ({ action, remaining, outcome }: Labels): string => {
  const { question, done } = actionTextsOf(action);
  if (action.orders.length === 1 || !outcome) return question(remaining.length);
  const { length } = outcome.done;
  return length === 0 ? `No order ${done}` : `${counted(length, 'order')} ${done}`;
};

/** Asks to confirm an action on orders, and for the details that it requires. */
export const OrderActionDialog = ({ onClosed, ...props }: OrderActionDialogProps) => {
  const { action, open, onClose } = props;
  const { remaining, outcome, sent, submit } = useSubmit(props);
  const { consequence } = actionTextsOf(action);
  const isBulk = action.orders.length > 1;
  const labels = { action, remaining, outcome };
  const needsSettings = outcome?.failed.some(({ error }) => lacksSettings(error)) ?? false;
  const form = useId();
  return (
    <Formik
      initialValues={blankValues(action)}
      validationSchema={schemaOf(action)}
      onSubmit={submit}
    >
      {({ isSubmitting, status, submitForm, values }) => (
        <ConfirmDialog
          question={titleOf(labels)}
          open={open}
          busy={isSubmitting}
          form={form}
          labels={{ confirm: labelOf(labels, values) }}
          canConfirm={remaining.length > 0}
          color={action.to === cancelledStatus ? 'error' : 'primary'}
          onConfirm={submitForm}
          onClose={onClose}
          onClosed={onClosed}
        >
          {isBulk && outcome && <BulkOutcome action={action} {...outcome} onUndone={onClose} />}
          {remaining.length > 0 && (
            <>
              <AffectedOrders action={action} remaining={remaining} />
              {consequence && (
                <Typography sx={{ my: 2, overflowWrap: 'anywhere' }}>
                  {consequence(remaining)}
                </Typography>
              )}
            </>
          )}
          <FormikForm id={form}>
            <OrderActionFields action={action} remaining={remaining} />
            <FormFailureText>{status}</FormFailureText>
            {needsSettings && status && <SettingsLink />}
          </FormikForm>
          {isBulk && isSubmitting && (
            <Typography role="status" color="text.secondary">
              {`${formatCount(sent)} of ${counted(remaining.length, 'order')} sent`}
            </Typography>
          )}
        </ConfirmDialog>
      )}
    </Formik>
  );
};
