import { describe, expect, expectTypeOf, it } from 'vitest';
import { count, listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import {
  about,
  type Fields,
  namesOf,
  nullable,
  optional,
  recordOf,
  type Sent,
  type Stored,
  toSent,
} from './fields.ts';

const fields = {
  number: about(text, 'Like BX-1'),
  kind: nullable(oneOf(['box', 'crate'] as const)),
  note: optional(text),
  openedAt: nullable(time),
  marks: listOf(recordOf({ at: time, pieces: count })),
} satisfies Fields;

const at = new Date('2026-11-28T12:00:00Z');
const stored = { number: 'BX-1', kind: null, openedAt: null, marks: [{ at, pieces: 2 }] };

it('derives the type that is sent and the one that is stored', () => {
  expectTypeOf<Sent<typeof fields>['openedAt']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored<typeof fields>['openedAt']>().toEqualTypeOf<Date | null>();
  expectTypeOf<Stored<typeof fields>['marks']>().toExtend<{ at: Date; pieces: number }[]>();
  expectTypeOf<Sent<typeof fields>['kind']>().toEqualTypeOf<'box' | 'crate' | null>();
  expectTypeOf<Sent<typeof fields>>().toExtend<{ note?: string }>();
});

describe('toSent', () => {
  it('sends the fields of the table alone, at any depth, and times as ISO 8601', () => {
    const secret = { searchTerms: ['bx'], marks: [{ at, pieces: 2, transitionId: 'secret' }] };
    expect(toSent(fields, { ...stored, openedAt: at, ...secret })).toEqual({
      number: 'BX-1',
      kind: null,
      openedAt: '2026-11-28T12:00:00.000Z',
      marks: [{ at: '2026-11-28T12:00:00.000Z', pieces: 2 }],
    });
  });

  it('sends no field that the document lacks', () => {
    expect(toSent(fields, { ...stored, note: 'Heavy' })).toMatchObject({ note: 'Heavy' });
    expect(Object.keys(toSent(fields, stored))).toEqual(['number', 'kind', 'openedAt', 'marks']);
  });
});

it('describes the fields in JSON Schema', () => {
  expect(JSON.parse(JSON.stringify(recordOf(fields)))).toEqual({
    type: 'object',
    properties: {
      number: { type: 'string', description: 'Like BX-1' },
      kind: { type: ['string', 'null'], enum: ['box', 'crate', null] },
      note: { type: 'string' },
      openedAt: { type: ['string', 'null'], format: 'date-time' },
      marks: {
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
    required: ['number', 'kind', 'openedAt', 'marks'],
  });
});

it('names the fields for a query', () => {
  expect(namesOf(fields)).toEqual(['number', 'kind', 'note', 'openedAt', 'marks']);
});
