import { type FormikErrors, setIn } from 'formik';

/** Converts errors by path, `priceBreaks.1.price`, to the nested errors that Formik uses. */
export const nestedErrors = <Values>(errors: Record<string, string>): FormikErrors<Values> =>
  Object.entries(errors).reduce((nested, [path, message]) => setIn(nested, path, message), {});
