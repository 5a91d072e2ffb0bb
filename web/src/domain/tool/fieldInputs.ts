import { limits } from 'functions/contract';

/** The attributes of a field for dollars. */
export const dollarsInput = { htmlInput: { inputMode: 'decimal' } } as const;

/** The stock that a tool can have. */
export const stockRange = { min: 0, max: limits.stock.max };

/** The pieces that a rule for quantities can name. */
export const piecesRange = { min: 1, max: limits.stock.max };
