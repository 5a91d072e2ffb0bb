import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Loan, type LoanDocument, loanFields } from '../../testing/documents/loans.ts';
import { namesOf, recordOf, toSent } from './fields.ts';

const at = new Date('2026-11-28T12:00:00Z');

const stored: LoanDocument = {
  number: 'LN-4K2M9A7C',
  payerId: 'ann',
  payerName: 'Ann',
  size: null,
  returnedAt: null,
  visits: [{ at, pieces: 2 }],
  searchTerms: ['ann'],
};

it('derives the type that is sent and the one that is stored', () => {
  expectTypeOf<Loan['returnedAt']>().toEqualTypeOf<string | null>();
  expectTypeOf<LoanDocument['returnedAt']>().toEqualTypeOf<Date | null>();
  expectTypeOf<LoanDocument['visits']>().toExtend<{ at: Date; pieces: number }[]>();
  expectTypeOf<Loan['size']>().toEqualTypeOf<'small' | 'large' | null>();
  expectTypeOf<Loan>().toExtend<{ note?: string }>();
});

describe('toSent', () => {
  it('sends the fields of the table alone, at any depth, and times as ISO 8601', () => {
    const visits = [{ at, pieces: 2, transitionId: 'secret' }];
    expect(toSent(loanFields, { ...stored, visits, returnedAt: at })).toEqual({
      number: 'LN-4K2M9A7C',
      payerId: 'ann',
      payerName: 'Ann',
      size: null,
      returnedAt: '2026-11-28T12:00:00.000Z',
      visits: [{ at: '2026-11-28T12:00:00.000Z', pieces: 2 }],
    });
  });

  it('sends no field that the document lacks', () => {
    expect(toSent(loanFields, { ...stored, note: 'Heavy' })).toMatchObject({ note: 'Heavy' });
    expect(Object.keys(toSent(loanFields, stored))).not.toContain('note');
  });
});

it('describes the fields in JSON Schema', () => {
  expect(JSON.parse(JSON.stringify(recordOf(loanFields)))).toEqual({
    type: 'object',
    properties: {
      number: { type: 'string', description: 'Like LN-4K2M9A7C' },
      payerId: expect.objectContaining({ type: 'string' }),
      payerName: { type: 'string' },
      size: { type: ['string', 'null'], enum: ['small', 'large', null] },
      note: { type: 'string' },
      returnedAt: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'Null while the crate is out',
      },
      visits: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            at: { type: 'string', format: 'date-time' },
            pieces: { type: 'integer', minimum: 0 },
          },
          required: ['at', 'pieces'],
        },
      },
    },
    required: ['number', 'payerId', 'payerName', 'size', 'returnedAt', 'visits'],
  });
});

it('names the fields for a query', () => {
  expect(namesOf(loanFields)).toContain('returnedAt');
});
