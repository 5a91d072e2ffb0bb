import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { LeaveGuard } from '../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormObserver } from '../../../ui/inputs/forms/FormObserver.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { OfferFields } from '../offer/OfferFields.tsx';
import { formErrors, type OfferValues, offerErrors } from '../offer/offerForm.ts';
import { newValues, type OfferedTool, offeredOf, type TypedOffer, withTyped } from './newOffer.ts';

interface NewOfferFormProps {
  payerId: string;
  tools: readonly OfferedTool[];
  /** What was typed before, also for other tools. */
  typed: TypedOffer;
  onTyped: (typed: TypedOffer) => void;
  /** Sends the offer. Resolves to why it was refused, or null. */
  onSend: (values: OfferValues) => Promise<FormFailure | null>;
  /** Goes on to place the order of the offer, which is not sent. */
  onPlace: (values: OfferValues) => void;
  /** Leads back to the tools. */
  onBack: () => void;
}

/** The prices and the terms of a new offer. */
export const NewOfferForm = (props: NewOfferFormProps) => {
  const { payerId, tools, typed, onTyped, onSend, onPlace, onBack } = props;
  const [offered] = useState(() => offeredOf(tools, payerId));
  const [start] = useState(() => newValues(offered.lines, typed));
  const [isSent, setSent] = useState(false);
  const places = useRef(false);
  const send = async (
    values: OfferValues,
    { setErrors, setStatus }: Pick<FormikHelpers<OfferValues>, 'setErrors' | 'setStatus'>,
  ) => {
    setStatus(undefined);
    if (places.current) {
      places.current = false;
      return onPlace(values);
    }
    setSent(true);
    const failure = await onSend(values);
    if (!failure) return;
    setSent(false);
    setErrors(nestedErrors(formErrors(failure.errors)));
    setStatus(failure.message);
  };
  return (
    <Formik
      initialValues={start}
      validate={(values) => nestedErrors<OfferValues>(offerErrors(values))}
      onSubmit={send}
    >
      {({ dirty, submitForm }) => (
        <FormikForm>
          <LeaveGuard when={dirty && !isSent} />
          <FormObserver<OfferValues>
            onChange={(values) => onTyped(withTyped(typed, values, offered.lines))}
          />
          <OfferFields offered={offered} />
          <FormSubmit>Send offer</FormSubmit>
          <Button
            variant="outlined"
            size="large"
            onClick={() => {
              places.current = true;
              void submitForm().finally(() => {
                places.current = false;
              });
            }}
            sx={{ mt: 1, ml: { sm: 1 }, width: { xs: '100%', sm: 'auto' } }}
          >
            Place order for the customer
          </Button>
          <Button color="inherit" size="large" onClick={onBack} sx={{ mt: 1, ml: { sm: 1 } }}>
            Change the tools
          </Button>
        </FormikForm>
      )}
    </Formik>
  );
};
