import { type Maybe, type NumberSchema, number } from 'yup';
import { limits } from '../limits.ts';
import { isWholeCents } from '../money.ts';
import { readDollars, readPieces } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';

const wholeNumber = (label: string) =>
  typedNumber(number(), readPieces, `${label} must be a number`)
    .nonNullable(`${label} must be a number`)
    .integer(`${label} must be a whole number`);

/** A whole number of pieces. */
export const pieces = (label: string, min: number) =>
  wholeNumber(label)
    .min(min, `${label} must be at least ${min}`)
    .max(limits.stock.max, `${label} must be at most ${limits.stock.max}`);

/** An amount in dollars. */
export const amount = (label: string) =>
  typedNumber(number(), readDollars, `${label} must be a number`).nonNullable(
    `${label} must be a number`,
  );

/** Keeps an amount in whole cents. */
export const inCents = <Schema extends NumberSchema<Maybe<number>>>(
  schema: Schema,
  label: string,
): Schema =>
  schema.max(limits.price.max, `${label} must be at most ${limits.price.max}`).test({
    name: 'cents',
    message: `${label} must have at most two decimals`,
    skipAbsent: true,
    test: (value) => isWholeCents(value as number),
  });

/** A required amount in dollars, in whole cents. */
export const dollars = (label: string) =>
  inCents(
    amount(label).required(`${label} is required`).positive(`${label} must be more than 0`),
    label,
  );
