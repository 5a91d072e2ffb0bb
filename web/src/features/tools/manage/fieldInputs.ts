import { limits } from 'functions/contract';

/** The attributes of a field for dollars. */
export const dollarsInput = {
  htmlInput: { min: 0.01, max: limits.price.max, step: 0.01, inputMode: 'decimal' },
} as const;

/** The attributes of a field for pieces. */
export const piecesInput = (min: number) => ({
  htmlInput: { min, max: limits.stock.max, step: 1 },
});
