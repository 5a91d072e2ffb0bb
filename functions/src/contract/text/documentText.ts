import type { TestConfig } from 'yup';
import { undrawableCharacter, undrawableMessage } from './drawableText.ts';
import { requiredText, text, tidyText } from './text.ts';

/** Refuses what documents cannot show where it is entered, not when an invoice is drawn. */
const drawable = (label: string): TestConfig<string | undefined> => ({
  name: 'drawable',
  test: (value, { createError }) => {
    const character = undrawableCharacter(tidyText(value ?? ''));
    return !character || createError({ message: undrawableMessage(label, character) });
  },
});

/** A text for invoices and other documents: empty, or with characters that they can show. */
export const documentText = (label: string, max: number) => text(label, max).test(drawable(label));

/** A required text for invoices and other documents. */
export const requiredDocumentText = (label: string, max: number, message?: string) =>
  requiredText(label, max, message).test(drawable(label));
