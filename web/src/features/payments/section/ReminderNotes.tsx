import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { amountDueOf, apiRoutes, type PromiseInput, promiseSchema } from 'functions/contract';
import { useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { RemindButton } from '../../../domain/reminders/RemindButton.tsx';
import {
  canRemind,
  lastReminderText,
  promiseText,
} from '../../../domain/reminders/reminderTexts.ts';
import { usePromise } from '../../../domain/reminders/useReminders.ts';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { formatLongDate, shopDay } from '../../../domain/time/dates.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

const PromiseDialog = ({ order, ...dialog }: { order: Order } & DialogState) => {
  const note = usePromise(order);
  const send = async (values: PromiseInput) => {
    await note(values);
    return values.day ? `Promise noted: ${formatLongDate(values.day)}` : 'No promise is noted';
  };
  return (
    <FormDialog
      question="Until when does the customer promise to pay?"
      labels={{ confirm: 'Note it', close: 'Close' }}
      start={{ day: order.promise?.day ?? '' }}
      errorsOf={(values) => schemaErrors(promiseSchema, values)}
      onSend={send}
      {...dialog}
    >
      {() => (
        <FormikTextField
          id="promise-day"
          name="day"
          label="Day"
          type="date"
          helperText="No reminder is sent until it has passed. Empty: no promise"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: shopDay() } }}
          sx={{ mt: 1 }}
        />
      )}
    </FormDialog>
  );
};

/** For staff: the last reminder of an order, what the customer has promised, and what to do next. */
export const ReminderNotes = ({ order }: { order: Order }) => {
  const [isOpen, setOpen] = useState(false);
  const isLate = canRemind(order);
  if (amountDueOf(order) === 0 || order.dueAt === null) return null;
  const texts = [isLate && !order.userEmail && 'No e-mail address: no reminders are sent'];
  return (
    <div>
      {[lastReminderText(order), promiseText(order), ...texts].filter(Boolean).map((text) => (
        <Typography key={`${text}`} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {isLate && order.userEmail && (
          <Allowed call={apiRoutes.sendReminder}>
            <RemindButton orders={[order]}>Send reminder</RemindButton>
          </Allowed>
        )}
        <Allowed call={apiRoutes.notePromise}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {order.promise ? 'Change the promise' : 'Note a promise to pay'}
          </Button>
        </Allowed>
      </Box>
      <PromiseDialog
        key={order.promise?.day}
        order={order}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
};
