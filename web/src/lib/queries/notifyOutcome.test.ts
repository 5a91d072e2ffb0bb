import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../api/apiProblem.ts';
import { doneText, failedText } from './notifyOutcome.ts';

const words = { noun: 'tool', done: 'deleted', nameOf: (name: string) => name };

const failing = (error: unknown, ...names: string[]) => ({
  done: [],
  failed: names.map((item) => ({ item, error })),
});
const gone = new ApiProblem('tool-not-found', 404, {});

describe('doneText', () => {
  it.each([
    [[], undefined],
    [['Plane'], '1 tool deleted'],
    [['Plane', 'Saw', 'Vise'], '3 tools deleted'],
  ])('counts the successes (%#)', (done, text) => {
    expect(doneText({ done, failed: [] }, words)).toBe(text);
  });
});

describe('failedText', () => {
  it('is undefined without failures', () => {
    expect(failedText({ done: ['Plane'], failed: [] }, words)).toBeUndefined();
  });

  it('lists the failures by reason', () => {
    const { failed } = failing(new ApiProblem('network', 0, {}), 'Vise');
    const outcome = { done: [], failed: [...failing(gone, 'Plane', 'Saw').failed, ...failed] };
    expect(failedText(outcome, words)).toBe(
      '3 tools not deleted. Plane, Saw: This tool is no longer available. Vise: We cannot reach the shop. Please check your connection and try again.',
    );
  });

  it('counts the names beyond the limit', () => {
    expect(failedText(failing(gone, 'A', 'B', 'C', 'D', 'E'), words)).toContain(
      'A, B, C and 2 more: This',
    );
  });
});
