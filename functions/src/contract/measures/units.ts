import type { Rational } from './rational.ts';

/** What units measure. A number may also have none. */
export type Quantity =
  | 'length'
  | 'mass'
  | 'volume'
  | 'angle'
  | 'force'
  | 'torque'
  | 'power'
  | 'voltage'
  | 'charge'
  | 'speed'
  | 'sound'
  | 'hardness'
  | 'pitch'
  | 'grit'
  | 'gauge'
  | 'pieces';

/** A unit. */
export interface Unit {
  /** How a search writes it behind a number. */
  suffix: string;
  /** How people read it behind a number. */
  symbol: string;
  quantity: Quantity;
  /** How many base units it is: those of its quantity with a size of one. */
  size: Rational;
  /** Its usual name. */
  name: string;
  /** The ways to write it. */
  forms: string;
}

const one: Rational = [1, 1];

const unit = (
  [suffix, symbol = suffix]: readonly [suffix: string, symbol?: string],
  name: string,
  forms: string,
  quantity: Quantity,
  size: Rational = one,
): Unit => ({ suffix, symbol, name, forms, quantity, size });

/** All units, those of a quantity in the order in which they are offered. */
export const units: readonly Unit[] = [
  unit(['mm'], 'mm', 'mm|mill?imet(?:er|re)s?', 'length'),
  unit(['cm'], 'cm', 'cm|centimet(?:er|re)s?', 'length', [10, 1]),
  unit(['m'], 'metre', 'm|mtrs?|met(?:er|re)s?', 'length', [1_000, 1]),
  unit(['in'], 'inch', 'inch(?:es)?|ins?(?! *\\d)|"', 'length', [127, 5]),
  unit(['ft'], 'foot', "ft|foot|feet|'", 'length', [1_524, 5]),
  unit(['μm', 'µm'], 'micron', 'μm|microns?|micromet(?:er|re)s?', 'length', [1, 1_000]),
  unit(['g'], 'gram', 'g|gr|gramm?e?s?', 'mass'),
  unit(['kg'], 'kg', 'kgs?|kilos?|kilogramm?e?s?', 'mass', [1_000, 1]),
  unit(['lb'], 'pound', 'lbs?|pounds?', 'mass', [45_359_237, 100_000]),
  unit(['oz'], 'ounce', 'oz|ounces?', 'mass', [45_359_237, 1_600_000]),
  unit(['ml'], 'ml', 'ml|millilit(?:er|re)s?', 'volume'),
  unit(['l'], 'litre', 'l|ltrs?|lit(?:er|re)s?', 'volume', [1_000, 1]),
  unit(['tpi', 'TPI'], 'tpi', 't\\.?p\\.?i|teeth per inch', 'pitch'),
  unit(['db', 'dB'], 'db', 'db|decibels?', 'sound'),
  unit(['w', 'W'], 'watt', 'w|watts?', 'power'),
  unit(['kw', 'kW'], 'kilowatt', 'kw|kilowatts?', 'power', [1_000, 1]),
  unit(['v', 'V'], 'volt', 'v|volts?', 'voltage'),
  unit(['ah', 'Ah'], 'ah', 'ah|amp(?:ere)?[ -]?hours?', 'charge'),
  unit(['nm', 'Nm'], 'nm', 'nm|newton[ -]?met(?:er|re)s?', 'torque'),
  unit(['kn', 'kN'], 'kilonewton', 'kn|kilonewtons?', 'force'),
  unit(['rpm'], 'rpm', 'rpm|r/min', 'speed'),
  unit(['hrc', 'HRC'], 'hrc', 'hrc', 'hardness'),
  unit(['deg', '°'], 'degree', '°|deg|degrees?', 'angle'),
  unit(['grit'], 'grit', 'grit', 'grit'),
  unit(['gauge', 'ga'], 'gauge', 'gauges?|gages?|ga', 'gauge'),
  unit(['pc', 'pcs'], 'piece', 'pcs?|pieces?', 'pieces'),
];

/** The unit that a search writes so, or that people read so. */
export const unitWith = (key: 'suffix' | 'symbol', text: string): Unit | undefined =>
  units.find((unit) => unit[key] === text);

/** The units of a quantity. */
export const unitsOf = (quantity: Quantity): Unit[] =>
  units.filter((unit) => unit.quantity === quantity);

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
