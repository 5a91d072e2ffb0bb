import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../apiProblem.ts';
import { doneText, failedText } from './settledTexts.ts';

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
  ])('counts what was done (%#)', (done, text) => {
    expect(doneText({ done, failed: [] }, words)).toBe(text);
  });
});

describe('failedText', () => {
  it('is nothing where everything was done', () => {
    expect(failedText({ done: ['Plane'], failed: [] }, words)).toBeUndefined();
  });

  it('names what failed under its reason', () => {
    const { failed } = failing(new ApiProblem('network', 0, {}), 'Vise');
    const settled = { done: [], failed: [...failing(gone, 'Plane', 'Saw').failed, ...failed] };
    expect(failedText(settled, words)).toBe(
      '3 tools not deleted. Plane, Saw: This tool is no longer in our catalogue. Vise: We cannot reach the shop. Please check your connection and try again.',
    );
  });

  it('counts those it has no room for', () => {
    expect(failedText(failing(gone, 'A', 'B', 'C', 'D', 'E'), words)).toContain(
      'A, B, C and 2 more: This',
    );
  });
});
