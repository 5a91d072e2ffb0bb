/** A unit: how a search writes it behind a number, its usual name, and the ways to write it. */
interface Unit {
  suffix: string;
  name: string;
  forms: string;
}

const unit = (suffix: string, name: string, forms: string): Unit => ({ suffix, name, forms });

const units: readonly Unit[] = [
  unit('mm', 'mm', 'mm|mill?imet(?:er|re)s?'),
  unit('cm', 'cm', 'cm|centimet(?:er|re)s?'),
  unit('m', 'metre', 'm|mtrs?|met(?:er|re)s?'),
  unit('in', 'inch', 'inch(?:es)?|ins?(?! *\\d)|"'),
  unit('ft', 'foot', "ft|foot|feet|'"),
  unit('g', 'gram', 'g|gr|gramm?e?s?'),
  unit('kg', 'kg', 'kgs?|kilos?|kilogramm?e?s?'),
  unit('lb', 'pound', 'lbs?|pounds?'),
  unit('oz', 'ounce', 'oz|ounces?'),
  unit('ml', 'ml', 'ml|millilit(?:er|re)s?'),
  unit('l', 'litre', 'l|ltrs?|lit(?:er|re)s?'),
  unit('tpi', 'tpi', 't\\.?p\\.?i|teeth per inch'),
  unit('db', 'db', 'db|decibels?'),
  unit('w', 'watt', 'w|watts?'),
  unit('v', 'volt', 'v|volts?'),
  unit('nm', 'nm', 'nm|newton[ -]?met(?:er|re)s?'),
  unit('deg', 'degree', '°|deg|degrees?'),
  unit('grit', 'grit', 'grit'),
  unit('gauge', 'gauge', 'gauges?|gages?|ga'),
  unit('pc', 'piece', 'pcs?|pieces?'),
];

/**
 * Matches a unit in a folded text, as a part of a regular expression. Signs may stand before a
 * letter.
 */
export const unitForms = String.raw`["°]|(?:${units.map(({ forms }) => forms).join('|')})(?!(?!x ?\d)[\p{L}\p{N}])`;

const patterns = units.map(({ forms, ...names }) => ({
  ...names,
  pattern: new RegExp(`^(?:${forms})$`),
}));

const unitOf = (form: string) => patterns.find(({ pattern }) => pattern.test(form));

/** How a search writes a unit behind a number: `mm` for `millimetres`. */
export const suffixOf = (form: string): string => unitOf(form)?.suffix ?? form;

/** The usual name of a unit that a word names; undefined for any other word. */
export const unitNameOf = (word: string): string | undefined => unitOf(word)?.name;
