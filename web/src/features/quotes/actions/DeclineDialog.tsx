import Typography from '@mui/material/Typography';
import {
  type Actor,
  apiRoutes,
  type DeclineInput,
  declineSchema,
  formatCentsIn,
  type Quote,
  quoteLifecycle,
  rolesOn,
} from 'functions/contract';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { isClientError } from '../../../lib/api/apiProblem.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { declineTexts } from './declineTexts.ts';

/** With the money of an offer: `Decline offer, $71.00`. */
const withTotal = (label: string, { totals, currency }: Quote): string =>
  totals ? `${label}, ${formatCentsIn(currency, totals.total)}` : label;

interface DeclineDialogProps {
  quote: Quote;
  caller: Actor;
  open: boolean;
  onClose: () => void;
  /** Called when the quote has changed in the meantime. */
  onStale: () => void;
}

/** Asks to confirm that a quote is declined, and for a reason. */
export const DeclineDialog = ({ quote, caller, open, onClose, onStale }: DeclineDialogProps) => {
  const update = useQuoteUpdate();
  const actor =
    quoteLifecycle.actor(quote.status, 'declined', rolesOn(quote, caller)) ?? 'customer';
  const { label, question, consequence, done } = declineTexts(quote.status, actor);
  const send = async (values: DeclineInput) => {
    const { quote: declined } = await callApi(apiRoutes.declineQuote, {
      params: { id: quote._id },
      body: declineSchema.cast(values),
    });
    void update(declined);
    return `Quote ${quote.number} ${done}`;
  };
  return (
    <FormDialog
      question={question}
      labels={{ confirm: withTotal(label, quote) }}
      color="error"
      start={{ reason: '' }}
      errorsOf={(values) => schemaErrors(declineSchema, values)}
      onSend={send}
      failureOf={(error) => {
        if (isClientError(error)) onStale();
        return toFormFailure(error, '');
      }}
      open={open}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography sx={{ mb: 2 }}>{consequence}</Typography>
          <ReasonField id="decline-reason" helperText="Optional" />
        </>
      )}
    </FormDialog>
  );
};
