import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  addDays,
  apiRoutes,
  type Customer,
  isAddedCustomer,
  type StatementMailInput,
  statementMailSchema,
} from 'functions/contract';
import { Suspense, useState } from 'react';
import { useMay } from '../../domain/staff/useMay.ts';
import { shopDay } from '../../domain/time/dates.ts';
import { callApi } from '../../lib/api/api.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { fieldPairs } from '../../ui/layout/columns.ts';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';

const PayerReminders = lazyComponent(
  () => import('../../domain/reminders/PayerReminders.tsx'),
  'PayerReminders',
);

/** For how many days a statement is by default. */
const usualDays = 90;

const shrunk = { inputLabel: { shrink: true } } as const;

const StatementDialog = ({ payerId, ...dialog }: { payerId: string } & DialogState) => {
  const send = useSend(
    (body: StatementMailInput, idempotencyKey) =>
      callApi(apiRoutes.mailStatement, { params: { payerId }, body, idempotencyKey }),
    { refreshes: [['mails']] },
  );
  const [today] = useState(shopDay);
  return (
    <FormDialog
      question="Send a statement of account?"
      labels={{ confirm: 'Send', close: 'Close' }}
      start={{ from: addDays(today, -usualDays), to: today }}
      errorsOf={(values) => schemaErrors(statementMailSchema, values)}
      onSend={async (values) => `Statement sent to ${(await send(values)).to}`}
      {...dialog}
    >
      {() => (
        <Box sx={{ ...fieldPairs, pt: 1 }}>
          <FormikTextField name="from" label="First day" type="date" slotProps={shrunk} />
          <FormikTextField name="to" label="Last day" type="date" slotProps={shrunk} />
        </Box>
      )}
    </FormDialog>
  );
};

/** What staff can do for a customer: mails about what is due, and help with the account. */
export const CustomerActions = ({ payerId, overdue, profile, company }: Customer) => {
  const [reminds, setReminds] = useState(false);
  const [states, setStates] = useState(false);
  const may = useMay();
  const hasAccount = profile !== null || company !== null;
  const email = profile && !isAddedCustomer(payerId) ? profile.email : '';
  if (overdue <= 0 && !hasAccount) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {overdue > 0 && may(apiRoutes.sendReminder) && (
        <Button variant="outlined" onClick={() => setReminds(true)}>
          Send reminders
        </Button>
      )}
      {hasAccount && may(apiRoutes.mailStatement) && (
        <Button variant="outlined" onClick={() => setStates(true)}>
          Send a statement
        </Button>
      )}
      {email !== '' && may(apiRoutes.resetSecondFactor) && <ResetSecondFactor email={email} />}
      {reminds && (
        <Suspense>
          <PayerReminders payerId={payerId} open onClose={() => setReminds(false)} />
        </Suspense>
      )}
      <StatementDialog payerId={payerId} open={states} onClose={() => setStates(false)} />
    </Box>
  );
};
