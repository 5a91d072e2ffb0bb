import { Form, useFormikContext } from 'formik';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { focusFailure } from '../../../lib/forms/focusFailure.ts';

/** The submit button loses the focus while it is disabled during the submit. */
const restoreFocus = (form: HTMLFormElement) => {
  if (document.activeElement !== document.body) return;
  // `elements` includes a button outside the form that names it.
  const submit = [...form.elements].find((element) => element.matches('[type="submit"]'));
  if (submit instanceof HTMLElement) submit.focus({ preventScroll: true });
};

/**
 * The form element of every Formik form. After a failed submit it focuses the first invalid field,
 * or the failure text if no field is invalid.
 */
export const FormikForm = ({ id, children }: PropsWithChildren<{ id?: string }>) => {
  const form = useRef<HTMLFormElement>(null);
  const wasSubmitting = useRef(false);
  const { isSubmitting } = useFormikContext();
  useEffect(() => {
    const isDone = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (isDone && form.current && !focusFailure(form.current)) restoreFocus(form.current);
  }, [isSubmitting]);
  return (
    <Form id={id} noValidate ref={form}>
      {children}
    </Form>
  );
};
