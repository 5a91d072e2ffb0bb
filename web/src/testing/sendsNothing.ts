/** Whether a button is disabled in a way that keeps the focus: browsers take it from others. */
export const sendsNothing = (button: HTMLElement): boolean => {
  if (button.matches(':disabled')) throw new Error(`${button.textContent} refuses the focus`);
  return button.getAttribute('aria-disabled') === 'true';
};
