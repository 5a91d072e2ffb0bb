import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus, toolDefaults } from '../../contract/index.ts';
import { toProblem } from './problems.ts';

describe('toProblem', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('has a text for %s without details', (code) => {
    const problem = toProblem(code, {});
    expect(problem).toMatchObject({ code, status: errorStatus[code], message: problem.detail });
    expect(problem.title).toMatch(/^[A-Z]/);
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
  });

  it('turns the messages of a form into sentences', () => {
    const errors = { a: 'Enter a number', b: 'Enter a name' };
    const problem = toProblem('validation', { errors });
    expect(problem).toMatchObject({ detail: 'Enter a number. Enter a name.', errors });
  });

  it('names the remaining stock and the current price', () => {
    expect(toProblem('insufficient-stock', { available: 1 })).toMatchObject({
      detail: 'Only 1 piece is available.',
      available: 1,
    });
    const tool = {
      _id: 'plane',
      toolName: 'Jack plane',
      price: 20,
      available: 5,
      minOrder: 1,
      ...toolDefaults,
      sku: 'PLN-0004',
      toolDescription: '',
      imageLink: '',
    };
    const problem = toProblem('price-changed', { tool, unitPrice: 1890 });
    expect(problem).toMatchObject({ detail: 'The price is now $18.90 a piece.', tool });
  });
});
