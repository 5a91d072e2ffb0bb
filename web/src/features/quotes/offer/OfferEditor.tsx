import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import type { Quote } from 'functions/contract';
import { useEffect, useState } from 'react';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { ConflictDialog } from '../../../ui/feedback/ConflictDialog.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormObserver } from '../../../ui/inputs/forms/FormObserver.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { OfferFields } from './OfferFields.tsx';
import { type OfferValues, offerErrors, offerOf, valuesOf } from './offerForm.ts';
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
            <OfferFields offered={quote} />
            <Typography
              variant="body2"
              sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {`${getMailText([quote], ' with the offer')}`}
            </Typography>
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
