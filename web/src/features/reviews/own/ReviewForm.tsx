import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Formik, type FormikHelpers } from 'formik';
import { type ReviewInput, reviewSchema } from 'functions/contract';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { RatingField } from './RatingField.tsx';
import { ReviewTextField } from './ReviewTextField.tsx';

interface ReviewFormProps {
  reviewer: { name: string; email: string };
  /** The review to change; without one, a new review is written. */
  review?: ReviewInput | undefined;
  onCancel?: () => void;
  /** Resolves to why the review was not accepted, or null. */
  onSubmit: (review: ReviewInput) => Promise<FormFailure | null>;
}

interface ReviewValues {
  reviewText: string;
  reviewRating: number | string;
}

const blank: ReviewValues = { reviewText: '', reviewRating: '' };
const valuesOf = ({ reviewText, reviewRating }: ReviewInput): ReviewValues => ({
  reviewText,
  reviewRating,
});

const readOnly = { input: { readOnly: true } };
const unnamed =
  "Without a name, your review is signed 'A customer'. You can add one in My Profile.";

const Reviewer = ({ name, email }: ReviewFormProps['reviewer']) => (
  <Stack spacing={2.5} sx={{ pb: 2.5 }}>
    <TextField
      id="reviewerName"
      label="Your Name"
      value={name}
      slotProps={readOnly}
      helperText={name ? undefined : unnamed}
    />
    <TextField id="reviewerEmail" label="Your Email" value={email} slotProps={readOnly} />
  </Stack>
);

/** The form for a new review, or for a change of one's own. */
export const ReviewForm = ({ reviewer, review, onCancel, onSubmit }: ReviewFormProps) => {
  const send = async (
    values: ReviewValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<ReviewValues>,
  ) => {
    setStatus(undefined);
    const failure = await onSubmit(reviewSchema.cast(values));
    if (!failure) return resetForm();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Formik
      initialValues={review ? valuesOf(review) : blank}
      validationSchema={reviewSchema}
      onSubmit={send}
    >
      <FormikForm>
        <Reviewer {...reviewer} />
        <ReviewTextField />
        <RatingField />
        <FormSubmit>{review ? 'Save changes' : 'Submit Review'}</FormSubmit>
        {onCancel && (
          <Button fullWidth color="inherit" sx={{ mt: 1 }} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </FormikForm>
    </Formik>
  );
};
