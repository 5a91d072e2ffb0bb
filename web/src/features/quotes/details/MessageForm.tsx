import { Formik, type FormikHelpers } from 'formik';
import {
  apiRoutes,
  type Quote,
  type QuoteMessageInput,
  quoteMessageSchema,
} from 'functions/contract';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { useDraft } from '../../../lib/storage/useDraft.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormObserver } from '../../../ui/inputs/forms/FormObserver.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';

const blank: QuoteMessageInput = { text: '' };

const isMessage = (stored: unknown): stored is QuoteMessageInput =>
  typeof (stored as Partial<QuoteMessageInput> | null)?.text === 'string';

const useMessage = (quoteId: string, uid: string) => {
  const draft = useDraft({ uid, form: `quote-message ${quoteId}`, blank, isValid: isMessage });
  const update = useQuoteUpdate();
  const submit = async (
    values: QuoteMessageInput,
    { resetForm, setStatus, setErrors }: FormikHelpers<QuoteMessageInput>,
  ) => {
    setStatus(undefined);
    try {
      const body = quoteMessageSchema.cast(values);
      const params = { id: quoteId };
      const { quote } = await draft.send(body, (idempotencyKey) =>
        callApi(apiRoutes.addQuoteMessage, { params, body, idempotencyKey }),
      );
      draft.remove();
      resetForm({ values: blank });
      await update(quote);
    } catch (error) {
      const { message, errors } = toFormFailure(error, '');
      setErrors(errors);
      setStatus(message);
    }
  };
  return { start: draft.start, keep: draft.keep, submit };
};

interface MessageFormProps {
  quote: Pick<Quote, '_id'>;
  uid: string;
}

/** Writes a message on a quote. What is typed survives a reload. */
export const MessageForm = ({ quote, uid }: MessageFormProps) => {
  const { start, keep, submit } = useMessage(quote._id, uid);
  return (
    <Formik initialValues={start} validationSchema={quoteMessageSchema} onSubmit={submit}>
      <FormikForm>
        <FormObserver onChange={keep} />
        <FormikTextField
          id="quote-message"
          name="text"
          label="Write a message"
          autoComplete="off"
          multiline
          minRows={2}
          fullWidth
        />
        <FormSubmit>Send message</FormSubmit>
      </FormikForm>
    </Formik>
  );
};
