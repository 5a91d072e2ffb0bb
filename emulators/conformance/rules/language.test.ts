import { describe, expect, it } from 'vitest';
import { isOfficial } from '../support/firestore.ts';
import * as collections from './cases/collections.ts';
import * as documents from './cases/documents.ts';
import * as limits from './cases/limits.ts';
import * as operators from './cases/operators.ts';
import type { RuleCases } from './cases/ruleCases.ts';
import * as text from './cases/text.ts';
import * as time from './cases/time.ts';
import * as values from './cases/values.ts';
import { outcomeOf } from './support/engineFixture.ts';
import { officialExpectations, officialOutcomeOf } from './support/official.ts';

const pages: RuleCases[] = [operators, text, collections, values, time, documents, limits].flatMap(
  (file) => Object.values(file),
);

for (const { reference, ...expected } of pages) {
  describe(reference, () => {
    for (const [outcome, conditions] of Object.entries(expected)) {
      it.each(conditions)(`${outcome}: %s`, async (condition) => {
        if (isOfficial) {
          const expectations = officialExpectations(condition, outcome);
          expect(expectations).toContain(await officialOutcomeOf(condition));
        } else {
          expect(outcomeOf(condition)).toBe(outcome);
        }
      });
    }
  });
}
