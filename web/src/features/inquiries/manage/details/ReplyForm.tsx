import { Formik, type FormikHelpers } from 'formik';
import { type InquiryReplyInput, inquiryReplySchema, limits } from 'functions/contract';
import { useEffect } from 'react';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { readDraft, removeDraft, saveDraft } from '../../../../lib/storage/drafts.ts';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSubmit } from '../../../../ui/inputs/forms/FormSubmit.tsx';

interface ReplyFormProps {
  /** The key of the draft, which survives a reload. */
  draft: string;
  email: string;
  /** Resolves to why the reply was not sent, or null. */
  onSubmit: (text: string) => Promise<FormFailure | null>;
}

const textOfDraft = (key: string): string => {
  const { text } = (readDraft(key) ?? {}) as Partial<InquiryReplyInput>;
  return typeof text === 'string' ? text : '';
};

const KeptDraft = ({ draft, text }: { draft: string; text: string }) => {
  useEffect(() => {
    if (text) saveDraft(draft, { text });
    else removeDraft(draft);
  }, [draft, text]);
  return null;
};

/** The form of a reply by mail. It keeps a draft until the reply is sent. */
export const ReplyForm = ({ draft, email, onSubmit }: ReplyFormProps) => {
  const send = async (
    values: InquiryReplyInput,
    { setErrors, setStatus, resetForm }: FormikHelpers<InquiryReplyInput>,
  ) => {
    setStatus(undefined);
    const failure = await onSubmit(inquiryReplySchema.cast(values).text);
    if (!failure) return resetForm({ values: { text: '' } });
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Formik
      initialValues={{ text: textOfDraft(draft) }}
      validationSchema={inquiryReplySchema}
      onSubmit={send}
    >
      {({ values }) => (
        <FormikForm>
          <KeptDraft draft={draft} text={values.text} />
          <FormikTextField
            name="text"
            label="Reply"
            multiline
            minRows={4}
            maxRows={16}
            helperText={`Goes to ${email} by mail, with the inquiry below it.`}
            slotProps={{ htmlInput: { maxLength: limits.inquiryMessage } }}
          />
          <FormSubmit>Send reply</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};
