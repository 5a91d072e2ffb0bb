import type { Locator } from '@playwright/test';

/** Moves the focus forwards by keyboard until it is on an element. */
export const tabTo = async (target: Locator): Promise<void> => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  while (!(await isFocused())) await target.page().keyboard.press('Tab');
};

/** Presses a button, or follows a link, by keyboard alone. */
export const pressByKey = async (target: Locator): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
};

/** Replaces what a field contains, by keyboard alone. */
export const typeByKey = async (field: Locator, text: string): Promise<void> => {
  const { keyboard } = field.page();
  await tabTo(field);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
};
