import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type OrderReturn, returnTransitionSchema } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import { useReturnTransition } from '../../../domain/returns/useReturnTransition.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import type { TypedTransition } from './staffErrors.ts';
import { stepFailure } from './stepFailure.ts';

interface StepCardProps<Values> {
  title: string;
  found: OrderReturn;
  start: Values;
  bodyOf: (values: Values) => TypedTransition;
  errorsOf: (values: Values) => Record<string, string>;
  /** The notice after the step. */
  noticeOf: (after: OrderReturn) => string;
  /** The label of the button. */
  labelOf: (values: Values) => string;
  children: (values: Values) => ReactNode;
  /** Beside the button. */
  others?: ReactNode;
}

/** The next step of a return, with a form for its details. */
export const StepCard = <Values extends FormikValues>({
  title,
  found,
  start,
  bodyOf,
  errorsOf,
  noticeOf,
  labelOf,
  children,
  others,
}: StepCardProps<Values>) => {
  const transition = useReturnTransition(found._id);
  const submit = async (values: Values, { setErrors, setStatus }: FormikHelpers<Values>) => {
    setStatus(undefined);
    try {
      const after = await transition(returnTransitionSchema.cast(bodyOf(values)));
      enqueueSnackbar(noticeOf(after), { variant: 'success' });
    } catch (error) {
      const { message, errors } = stepFailure(error, found);
      setErrors(nestedErrors(errors));
      setStatus(message);
    }
  };
  return (
    <Formik
      initialValues={start}
      validate={(values) => nestedErrors<Values>(errorsOf(values))}
      onSubmit={submit}
    >
      {({ values, errors, submitCount }) => (
        <DetailsCard title={title}>
          <FormikForm>
            {children(values)}
            {submitCount > 0 && typeof errors.lines === 'string' && (
              <FormHelperText error role="alert" sx={{ mx: 0 }}>
                {errors.lines}
              </FormHelperText>
            )}
            <Typography
              variant="body2"
              sx={{ mt: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {`${getMailText([found], ' about it')}`}
            </Typography>
            <FormSubmit>{labelOf(values)}</FormSubmit>
            {others}
          </FormikForm>
        </DetailsCard>
      )}
    </Formik>
  );
};
