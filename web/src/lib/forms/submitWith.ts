import type { FormikHelpers } from 'formik';
import type { FormFailure } from './formFailure.ts';
import { nestedErrors } from './nestedErrors.ts';

/** How a Formik form is sent by `send`, which resolves to why it was not accepted, or null. */
export const submitWith =
  <Values>(send: (values: Values) => Promise<FormFailure | null>) =>
  async (
    values: Values,
    { setErrors, setStatus }: Pick<FormikHelpers<Values>, 'setErrors' | 'setStatus'>,
  ): Promise<void> => {
    setStatus(undefined);
    const failure = await send(values);
    if (!failure) return;
    setErrors(nestedErrors(failure.errors));
    setStatus(failure.message);
  };
