import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { limits } from '../limits.ts';
import { addedLinesSchema, shoppingListEditSchema, shoppingListSchema } from './model.ts';

const { shoppingList } = validForms;
const errorsOf = (fields: object) =>
  fieldErrors(shoppingListSchema, { ...shoppingList, ...fields });

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    toolId: `tool-${n}`,
    quantity: 1,
    toolName: `Tool ${n}`,
  }));

describe('shoppingListSchema', () => {
  it.each(['Workshop', '🪚', '🪚 Site 3 / second fix', 'x'.repeat(80)])(
    'accepts the name %j',
    (name) => {
      expect(errorsOf({ name })).toEqual({});
    },
  );

  it.each([
    ['', 'Enter a name for the list'],
    ['  \u200b ', 'Enter a name for the list'],
    [null, 'Enter a name for the list'],
    ['Two\nlines', 'Name must be one line'],
    ['x'.repeat(300), 'Name must have at most 80 characters'],
  ])('refuses the name %j', (name, message) => {
    expect(errorsOf({ name })).toEqual({ name: message });
  });

  it('accepts none to 200 tools, each once', () => {
    expect(errorsOf({ lines: [] })).toEqual({});
    expect(errorsOf({ lines: linesOf(limits.shoppingListLines) })).toEqual({});
    expect(errorsOf({ lines: linesOf(limits.shoppingListLines + 1) })).toEqual({
      lines: 'A list can have at most 200 tools',
    });
    expect(errorsOf({ lines: [...linesOf(2), ...linesOf(1)] })).toEqual({
      'lines[2].toolId': 'This tool is already in another line',
    });
  });

  it.each([
    [{ quantity: 0 }, 'lines[0].quantity'],
    [{ quantity: 1.5 }, 'lines[0].quantity'],
    [{ quantity: 1e9 }, 'lines[0].quantity'],
    [{ toolId: '' }, 'lines[0].toolId'],
    [{ toolName: '' }, 'lines[0].toolName'],
  ])('refuses a line with %j', (fields, path) => {
    const [line] = linesOf(1);
    expect(Object.keys(errorsOf({ lines: [{ ...line, ...fields }] }))).toEqual([path]);
  });
});

it('a change needs the version that it was made for', () => {
  expect(fieldErrors(shoppingListEditSchema, shoppingList)).toEqual({
    version: 'Version is required',
  });
});

it('something must be added', () => {
  expect(fieldErrors(addedLinesSchema, { lines: [] })).toEqual({
    lines: 'Choose the tools to add',
  });
});
