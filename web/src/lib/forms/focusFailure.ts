/** Focuses an element and scrolls it into view, a field together with its label and its error. */
export const focusInView = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  // The theme keeps the space of the sticky header free and respects reduced motion.
  const whole = element.closest('.MuiFormControl-root, [data-field], label') ?? element;
  whole.scrollIntoView({ block: 'nearest' });
};

const failureText = (form: HTMLFormElement): HTMLElement | undefined => {
  const alerts = [...form.querySelectorAll<HTMLElement>('[role="alert"]')];
  const alert = alerts.find(({ textContent }) => textContent);
  if (alert) alert.tabIndex = -1;
  return alert;
};

/**
 * Focuses the first invalid field of a form, or its failure text. Returns whether there is one.
 */
export const focusFailure = (form: HTMLFormElement): boolean => {
  const failure = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? failureText(form);
  if (failure) focusInView(failure);
  return Boolean(failure);
};
