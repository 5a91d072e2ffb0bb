/** Buttons name the deed: no dialog of the product is confirmed by a word that fits any of them. */
import { expect, it } from 'vitest';
import { projectFiles, readText } from './repository.ts';

/** The dialogs of the specification, which keep its word, and why. */
const specified: Readonly<Record<string, string>> = {
  'functions/src/contract/prescribed/pageTexts.ts': 'Where its word is kept',
  'web/src/features/orders/actions/orderActionTexts.ts': 'Its dialog that cancels an order',
  'web/src/features/tools/manage/list/ManagedTools.tsx': 'Its dialog that deletes a tool',
  'web/src/features/users/manage/userActions.ts':
    'Its dialogs that make someone an admin and delete a user',
};

const bare = '(?:Confirm|OK|Ok|Okay|Yes|Submit)';

/** A label as a value, as the text of a button, and as the specification's word by its name. */
const violation = new RegExp(
  [
    `\\b(?:confirm|label|action|deed|submitLabel)(?::|=)\\s*\\{?['"\`]${bare}['"\`]`,
    `(?:[Bb]utton|FormSubmit)\\b[^<]*>\\s*${bare}\\s*<`,
    `specifiedConfirm\\b`,
  ].join('|'),
);

/** The button of a page that opens the dialog of one order: the dialog itself names the deed. */
const opener = "label: 'Confirm',";

const textOf = (file: string): string => readText(file).replaceAll(opener, '');

const files = projectFiles().filter(
  (file) =>
    /^(?:web|functions)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
);

it.each([
  "labels={{ confirm: 'Confirm' }}",
  "  confirm: 'OK',",
  'submitLabel="Submit"',
  '<SendButton loading={busy}>\n  Yes\n</SendButton>',
  'labels={{ confirm: specifiedConfirm }}',
])('finds a label that says nothing: %s', (line) => {
  expect(violation.test(line)).toBe(true);
});

it.each([
  "confirm: 'Ship 12 pieces'",
  '<Button>Confirm receipt</Button>',
  "confirm: 'Submit Review'",
])('accepts a label that names the deed: %s', (line) => {
  expect(violation.test(line)).toBe(false);
});

it('finds no such label outside the dialogs of the specification', () => {
  const found = files.filter((file) => violation.test(textOf(file)));
  expect(found.toSorted()).toEqual(Object.keys(specified).toSorted());
});
