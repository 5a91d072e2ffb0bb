import { describe, expect, it } from 'vitest';
import { freshId, isOfficial } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { userClient } from '../support/userClient.ts';
import { allowed, denied, type ListQuery, type ProofCase, unproved } from './cases/listProofs.ts';
import { structuredQuery } from './support/structuredQuery.ts';

const clientOf = userClient();

const outcomeOf = async (condition: string, query: ListQuery) => {
  const project = freshId();
  await loadRules(project, `match /c/{id} { allow list: if ${condition}; }`);
  const client = clientOf(project, { sub: 'alice' });
  return client.runQuery(structuredQuery(query, client.nameOf));
};

const titled = (cases: readonly ProofCase[]) =>
  cases.map(([condition, query]) => ({ condition, query, text: JSON.stringify(query) }));

describe.concurrent('https://firebase.google.com/docs/firestore/security/rules-query', () => {
  it.for(titled(allowed))('$condition is proved for $text', async ({ condition, query }) => {
    expect(await outcomeOf(condition, query)).toBe('allowed');
  });

  it.for(titled(denied))('$condition is not proved for $text', async ({ condition, query }) => {
    expect(await outcomeOf(condition, query)).toBe('denied');
  });

  it.for(titled(unproved))(
    '$condition is not proved for $text, except by Google',
    async ({ condition, query }) => {
      expect(await outcomeOf(condition, query)).toBe(isOfficial ? 'allowed' : 'denied');
    },
  );
});
