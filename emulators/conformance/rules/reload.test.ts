import { expect, it } from 'vitest';
import { freshId } from '../support/firestore.ts';
import { putRules, rulesWith } from '../support/rules.ts';
import { userClient } from '../support/userClient.ts';

const clientOf = userClient();
const get = (condition: boolean) => rulesWith(`match /c/{id} { allow get: if ${condition}; }`);

it('replaces rules while requests run: each request is decided by one version', async () => {
  const project = freshId();
  const user = clientOf(project, { sub: 'ann' });
  await putRules(project, get(false));
  let isOver = false;
  const read = async () => {
    const outcomes = new Set<string>();
    while (!isOver) outcomes.add(await user.batchGet(['c/one']));
    return outcomes;
  };
  const readers = [read(), read(), read()];
  for (const isAllowed of [true, false, true, false, true]) {
    await putRules(project, get(isAllowed));
    expect(await user.batchGet(['c/one'])).toBe(isAllowed ? 'allowed' : 'denied');
  }
  isOver = true;
  for (const outcomes of await Promise.all(readers)) {
    expect([...outcomes].every((outcome) => ['allowed', 'denied'].includes(outcome))).toBe(true);
    expect(outcomes.size).toBeGreaterThan(0);
  }
});
