import { describe, expect, it } from 'vitest';
import { attributeTexts, isAttributeKey } from '../tools/attributeTexts.ts';
import { type AttributeInput, attributeEditSchema, attributeSchema } from './forms.ts';
import { type Attribute, attributeRows, inOrder } from './model.ts';
import { numbersOfValues, readAttributes, rowsToAttributes, textsOfValues } from './values.ts';

const input: AttributeInput = {
  key: 'blade-width',
  label: 'Blade width',
  kind: 'number',
  unit: 'mm',
  choices: [],
  categories: ['chisels'],
  isFacet: true,
  order: 10,
};

const attributeOf = (fields: Partial<Attribute>): Attribute => {
  const { key, ...shared } = input;
  return { _id: key, ...shared, version: '', createdAt: '', ...fields };
};

const width = attributeOf({});
const wood = attributeOf({
  _id: 'wood',
  label: 'Wood',
  kind: 'choice',
  unit: '',
  choices: ['Ash', 'Beech'],
  categories: [],
  order: 5,
});
const guard = attributeOf({ _id: 'guard', label: 'Guard', kind: 'flag', unit: '', categories: [] });
const note = attributeOf({ _id: 'note', label: 'Note', kind: 'text', unit: '', categories: [] });
const all = [width, wood, guard, note];

const messagesOf = (form: unknown) => {
  try {
    attributeSchema.validateSync(form, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
};

describe('The form of an attribute', () => {
  it('accepts each kind', () => {
    expect(messagesOf(input)).toEqual({});
    expect(messagesOf({ ...input, kind: 'choice', unit: '', choices: ['Ash'] })).toEqual({});
    expect(messagesOf({ ...input, kind: 'flag', unit: '' })).toEqual({});
    expect(messagesOf({ ...input, kind: 'text', unit: '', isFacet: false })).toEqual({});
  });

  it.each([
    [{ key: 'Blade' }, 'key', /lower-case/],
    [{ key: 'constructor' }, 'key', /lower-case/],
    [{ key: 'x'.repeat(31) }, 'key', /at most 30/],
    [{ label: 'a: b' }, 'label', /no colon/],
    [{ unit: 'furlong' }, 'unit', /no unit “furlong”/],
    [{ kind: 'flag' }, 'unit', /Only a number/],
    [{ kind: 'choice', unit: '' }, 'choices', /Enter a choice/],
    [{ choices: ['Ash'] }, 'choices', /Only a choice/],
    [{ kind: 'choice', unit: '', choices: ['Ash', 'ASH'] }, 'choices[1]', /twice/],
    [{ kind: 'choice', unit: '', choices: ['a, b'] }, 'choices[0]', /no comma/],
    [{ kind: 'text', unit: '' }, 'isFacet', /make it a choice/],
    [{ categories: ['cars'] }, 'categories[0]', /categories of the catalogue/],
    [{ order: 1.5 }, 'order', /whole/],
  ])('refuses %j', (fields, path, message) => {
    expect(messagesOf({ ...input, ...fields })).toMatchObject({
      [path]: expect.stringMatching(message),
    });
  });

  it('reads the choices of a page from lines', () => {
    const choices = attributeEditSchema.cast({ ...input, version: '1', choices: ' Ash \n\nBeech' });
    expect(choices.choices).toEqual(['Ash', 'Beech']);
  });
});

describe('The values of a tool', () => {
  const read = (texts: Record<string, string>) => readAttributes(texts, all, 'chisels');

  it('are stored as people read them, measures with an exact number', () => {
    const { values, problems } = read({
      'blade-width': '½"',
      wood: 'ash',
      guard: 'TRUE',
      note: ' Old ',
    });
    expect(problems).toEqual({});
    expect(textsOfValues(values)).toEqual({
      'blade-width': '1/2 in',
      wood: 'Ash',
      guard: 'yes',
      note: 'Old',
    });
    expect(numbersOfValues(values)).toEqual({ 'blade-width': [127, 10] });
  });

  it.each([
    [{ 'blade-width': '3 furlongs' }, /no unit/],
    [{ 'blade-width': '2 kg' }, /a mass/],
    [{ wood: 'Oak' }, /not a choice: write Ash, Beech/],
    [{ guard: 'maybe' }, /yes or no/],
    [{ missing: '1' }, /no attribute missing/],
  ])('refuse %j', (texts, message) => {
    expect(Object.values(read(texts).problems)).toEqual([expect.stringMatching(message)]);
  });

  it('refuse an attribute of another category', () => {
    const { problems } = readAttributes({ 'blade-width': '10 mm' }, all, 'hammers');
    expect(problems['blade-width']).toMatch(/not for tools of this category/);
  });

  it('are rows in the order of the attributes', () => {
    const texts = { guard: 'yes', 'blade-width': '10 mm', wood: 'Ash', gone: 'x' };
    expect(inOrder(all).map(({ _id }) => _id)).toEqual(['wood', 'blade-width', 'guard', 'note']);
    expect(attributeRows(texts, all)).toEqual([
      { name: 'Wood', value: 'Ash' },
      { name: 'Blade width', value: '10 mm' },
      { name: 'Guard', value: 'Yes' },
    ]);
  });

  it('are taken from rows that fit, and replace none', () => {
    const specifications = [
      { name: 'blade width', value: '18 mm' },
      { name: 'Wood', value: 'Oak' },
      { name: 'Guard', value: 'No' },
      { name: 'Sweep', value: '7' },
    ];
    const tool = { category: 'chisels', specifications, attributes: { guard: 'yes' } } as const;
    expect(rowsToAttributes(tool, all)).toEqual({
      attributes: { guard: 'yes', 'blade-width': '18 mm' },
      specifications: specifications.slice(1),
    });
  });
});

describe('The values in a form', () => {
  const problemIn = (value: unknown) => {
    try {
      attributeTexts.validateSync(value, { strict: true });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`key-${at}`, '1']));

  it('are at most thirty, of valid keys and short lines', () => {
    expect(problemIn(many(30))).toBe('');
    expect(problemIn(many(31))).toBe('A tool has at most 30 attributes');
    expect(problemIn({ Key: '1' })).toBe('There is no attribute Key');
    expect(problemIn({ key: 1 })).toBe('Enter a text');
    expect(problemIn({ key: 'a\nb' })).toBe('Enter one line');
    expect(problemIn({ key: 'x'.repeat(201) })).toBe('Enter at most 200 characters');
    expect(problemIn([])).toBe('Attributes must be an object');
    expect(isAttributeKey('constructor')).toBe(false);
  });

  it('leaves out what is empty', () => {
    expect(attributeTexts.cast({ a: ' 1 ', b: '', c: undefined })).toEqual({ a: '1' });
  });
});
