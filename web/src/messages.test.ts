import { errorStatus } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { ApiProblem, type FailureCode } from './apiProblem.ts';
import { messageOf } from './messages.ts';

const codes = [...Object.keys(errorStatus), 'network'] as FailureCode[];

describe('messageOf', () => {
  it.each(codes)('has a sentence for %s', (code) => {
    expect(messageOf(new ApiProblem(code, 0))).toMatch(/^[A-Z].+\.$/);
  });

  it('does not show the text of an unexpected error', () => {
    expect(messageOf(new Error('secret'))).toBe(messageOf(new ApiProblem('internal', 500)));
  });
});
