import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  type Actor,
  cancellationSchema,
  cancelledStatus,
  shipmentSchema,
  type TransitionField,
} from 'functions/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type AnyObjectSchema, array, object } from 'yup';
import type { Order } from '../../../domain/order/order.ts';
import type { BulkResult } from '../../../lib/queries/runBulk.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { actionFailureText, notifyAction } from './notifyAction.ts';
import { AffectedOrders, OrderActionFields } from './OrderActionFields.tsx';
import { type ActionValues, blankValues, type OrderAction } from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { isFinal, lacksSettings } from './transitionFailure.ts';
import type { RunAction } from './useRunAction.ts';

const schemas: Record<TransitionField, AnyObjectSchema> = {
  reason: cancellationSchema,
  carrier: shipmentSchema.pick(['carrier']),
  trackingNumber: object({ parcels: array().of(shipmentSchema.pick(['trackingNumber'])) }),
};

/** The schema of a dialog: the fields that its action requires. */
const schemaOf = ({ required }: Pick<OrderAction, 'required'>): AnyObjectSchema =>
  required.reduce<AnyObjectSchema>((schema, field) => schema.concat(schemas[field]), object());

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

/**
 * Runs the action and notifies of the outcome. Orders that failed but may succeed on a retry keep
 * the dialog open, which then shows why they failed.
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
  const [needsSettings, setNeedsSettings] = useState(false);
  const isOpen = useLatest(open);
  const submit = async (values: ActionValues, { setStatus }: FormikHelpers<ActionValues>) => {
    setStatus(undefined);
    const outcome = await onRun(action, remaining, values);
    onOutcome(outcome);
    const retryable = outcome.failed.filter(({ error }) => !isFinal(error));
    if (retryable.length === 0 || !isOpen.current) {
      notifyAction(action, outcome, caller);
      return onClose();
    }
    const ended = { ...outcome, failed: outcome.failed.filter(({ error }) => isFinal(error)) };
    notifyAction(action, ended, caller);
    setNeedsSettings(retryable.some(({ error }) => lacksSettings(error)));
    setRemaining(retryable.map(({ item }) => item));
    setStatus(actionFailureText(action, { done: [], failed: retryable }, caller));
  };
  return { remaining, needsSettings, submit };
};

const SettingsLink = () => (
  <Link component={RouterLink} to={paths.settings} underline="always">
    Complete the settings
  </Link>
);

/** Asks to confirm an action on orders, and for the details that it requires. */
export const OrderActionDialog = ({ onClosed, ...props }: OrderActionDialogProps) => {
  const { action, open, onClose } = props;
  const { remaining, needsSettings, submit } = useSubmit(props);
  const { question, consequence } = actionTextsOf(action);
  const form = useId();
  return (
    <Formik
      initialValues={blankValues(action)}
      validationSchema={schemaOf(action)}
      onSubmit={submit}
    >
      {({ isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question={question(remaining.length)}
          open={open}
          busy={isSubmitting}
          form={form}
          color={action.to === cancelledStatus ? 'error' : 'primary'}
          onConfirm={submitForm}
          onClose={onClose}
          onClosed={onClosed}
        >
          <AffectedOrders action={action} remaining={remaining} />
          {consequence && (
            <Typography sx={{ my: 2, overflowWrap: 'anywhere' }}>
              {consequence(remaining)}
            </Typography>
          )}
          <FormikForm id={form}>
            <OrderActionFields action={action} remaining={remaining} />
            <FormFailureText>{status}</FormFailureText>
            {needsSettings && status && <SettingsLink />}
          </FormikForm>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
