import { describe, expect, it } from 'vitest';
import { freshId } from '../support/firestore.ts';
import { putRules } from '../support/rules.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  function isKnown() { return request.auth != null; }
  function isOwner(data) {
    let uid = request.auth.uid;
    let owner = data.owner;
    return uid == owner;
  }
  match /databases/{database}/documents {
    match /a/{id} {
      allow get: if true;
      allow list; allow create: if isKnown();
      allow update, delete: if isOwner(resource.data);
      match /b/{other} { allow read; }
    }
    match /c/{id} { allow read, write: if isKnown(); }
  }
}`;

const semicolons = [...rules.matchAll(/(\S[^;{}\n]*);/g)].map(({ 0: text, 1: before, index }) => ({
  before: String(before),
  without: rules.slice(0, index + text.length - 1) + rules.slice(index + text.length),
}));

const load = (content: string): Promise<string> =>
  putRules(freshId(), content).then(
    () => 'loads',
    (error) => String(error.message),
  );

describe('Rules without one semicolon', () => {
  it('load with all of them', async () => {
    expect(await load(rules)).toBe('loads');
  });

  it('load without all that are optional', async () => {
    const optional = rules.replaceAll(/(?<!let [^;]*);/g, '');
    expect(await load(optional)).toBe('loads');
  });

  it.each(semicolons)('after `$before`', async ({ before, without }) => {
    const expected = before.startsWith('let ') ? expect.stringContaining(';') : 'loads';
    expect(await load(without)).toEqual(expected);
  });
});
