import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import { limits, type Quote, taxedTotalsOf } from 'functions/contract';
import { useEffect, useState } from 'react';
import { QuoteAmounts } from '../../../domain/quote/QuoteAmounts.tsx';
import { listTotalOf } from '../../../domain/quote/quoteTexts.ts';
import { useLineTools } from '../../../domain/quote/useLineTools.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { ConflictDialog } from '../../../ui/feedback/ConflictDialog.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { FormikForm } from '../../../ui/inputs/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/FormikTextField.tsx';
import { FormObserver } from '../../../ui/inputs/FormObserver.tsx';
import { FormSubmit } from '../../../ui/inputs/FormSubmit.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { DiscountField } from './DiscountField.tsx';
import { OfferLine } from './OfferLine.tsx';
import {
  dayAfter,
  type OfferValues,
  offerErrors,
  offerOf,
  pricedLines,
  valuesOf,
} from './offerForm.ts';
import { conflictingFields } from './offerTexts.ts';
import { useOffer } from './useOffer.ts';
import type { useOfferEditing } from './useOfferEditing.ts';

interface OfferEditorProps {
  quote: Quote;
  uid: string;
  editing: Pick<ReturnType<typeof useOfferEditing>, 'isFirst' | 'open' | 'close'>;
  onSaved: (quote: Quote) => void;
}

type Helpers = Pick<FormikHelpers<OfferValues>, 'setErrors' | 'setStatus'>;

const useSaving = ({ quote, uid, editing, onSaved }: OfferEditorProps) => {
  const { draft, send } = useOffer(quote, uid);
  const [theirs, setTheirs] = useState<Quote | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the draft at the start is restored
  useEffect(() => {
    if (draft.isRestored) editing.open();
  }, []);
  const keep = (values: OfferValues) => {
    editing.open();
    draft.keep(values);
  };
  const save = async (values: OfferValues, { setErrors, setStatus }: Helpers) => {
    keep(values);
    setStatus(undefined);
    setTheirs(null);
    const outcome = await send(offerOf(values, quote.lines));
    if ('saved' in outcome) return onSaved(outcome.saved);
    if ('theirs' in outcome) return setTheirs(outcome.theirs);
    setErrors(nestedErrors(outcome.failure.errors));
    setStatus(outcome.failure.message);
  };
  return { draft, theirs, setTheirs, keep, save };
};

const Lines = ({ quote, values }: { quote: Quote; values: OfferValues }) => {
  const { data, error, refetch } = useLineTools(quote.lines.map(({ toolId }) => toolId));
  const priced = pricedLines(values.prices, quote.lines);
  const taxes = data?.taxes ?? quote;
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <Box component="ul" aria-label="Prices" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {quote.lines.map((line, position) => (
          <OfferLine
            key={line.toolId}
            line={line}
            currency={quote.currency}
            position={position}
            tool={data?.tools.get(line.toolId)}
          />
        ))}
      </Box>
      <QuoteAmounts
        currency={quote.currency}
        listed={listTotalOf(quote.lines)}
        totals={priced && taxedTotalsOf(priced, taxes)}
      />
    </>
  );
};

const ValidityField = () => {
  const [now] = useState(() => new Date());
  return (
    <FormikTextField
      name="validUntil"
      label="Last valid day"
      type="date"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: dayAfter(now, 0), max: dayAfter(now, limits.quoteDays) },
      }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    />
  );
};

/** The form with which an admin makes an offer, or replaces one. */
export const OfferEditor = (props: OfferEditorProps) => {
  const { quote, editing } = props;
  const { draft, theirs, setTheirs, keep, save } = useSaving(props);
  const isFirst = quote.totals === null;
  const cancel = () => {
    draft.remove();
    editing.close();
  };
  return (
    <Formik
      initialValues={draft.start}
      validate={(values) => nestedErrors<OfferValues>(offerErrors(values))}
      onSubmit={save}
    >
      {({ values, setValues, ...helpers }) => (
        <FormikForm>
          <FormObserver onChange={keep} />
          <DetailsCard title={isFirst ? 'Make an offer' : 'Change the offer'}>
            <DiscountField lines={quote.lines} />
            <Lines quote={quote} values={values} />
            <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>
              <ValidityField />
              <FormikTextField
                name="message"
                label="Message to the customer"
                autoComplete="off"
                multiline
                minRows={2}
                helperText="Optional · It is in the mail with the offer, and among the messages"
              />
            </Box>
            <FormSubmit>Send offer</FormSubmit>
            {!editing.isFirst && (
              <Button color="inherit" size="large" onClick={cancel} sx={{ mt: 1, ml: { sm: 1 } }}>
                Cancel
              </Button>
            )}
          </DetailsCard>
          {theirs && (
            <ConflictDialog
              title="The quote has changed since you opened it"
              fields={conflictingFields(values, theirs)}
              onTakeTheirs={() => {
                setTheirs(null);
                void setValues(valuesOf(theirs));
              }}
              onKeepEditing={() => {
                setTheirs(null);
                void setValues({ ...values, version: theirs.version });
              }}
              onKeepMine={async () => {
                const mine = { ...values, version: theirs.version };
                void setValues(mine);
                helpers.setSubmitting(true);
                await save(mine, helpers);
                helpers.setSubmitting(false);
              }}
            />
          )}
        </FormikForm>
      )}
    </Formik>
  );
};
