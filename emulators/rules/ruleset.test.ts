import { describe, expect, it } from 'vitest';
import { RulesCompileError } from './language/errors.ts';
import type { RulesValue } from './language/values.ts';
import { type Access, compileRuleset } from './ruleset.ts';

const rules = (condition: string, version = '2') => `rules_version = '${version}';
service cloud.firestore { match /databases/{db}/documents/{id} { allow list: if ${condition}; } }`;
const compile = (content: string) => compileRuleset([{ name: 'a.rules', content }]);
const access: Access = {
  service: 'cloud.firestore',
  path: '/databases/(default)/documents/a',
  method: 'list',
  request: new Map(),
  resource: null,
  lookup: () => null,
};

describe('compileRuleset', () => {
  it('returns version and warnings', () => {
    const { rulesVersion, warnings } = compile(
      rules('true', '1').replace('match', 'function f(a) { return 1; } match'),
    );
    expect(rulesVersion).toBe(1);
    expect(warnings.map(({ line, column, description }) => [line, column, description])).toEqual([
      [0, 0, expect.stringContaining('old version')],
      [2, 36, 'Unused function: f.'],
      [2, 38, 'Unused variable: a.'],
    ]);
  });

  it('throws one error for the issues of all files', () => {
    const files = ['x', 'y'].map((name) => ({
      name: `${name}.rules`,
      content: rules(`unknown && ${name}..z`),
    }));
    const compiling = () => compileRuleset(files);
    expect(compiling).toThrow(RulesCompileError);
    expect(compiling).toThrow(
      "Error compiling rules:\nL2:94 Unexpected '.', expecting a name.\nL2:94 Unexpected '.', expecting a name.",
    );
  });

  it('combines the rules of several files', () => {
    const files = ['false', 'true'].map((name) => ({ name, content: rules(name) }));
    expect(compileRuleset(files).evaluate(access)).toEqual({
      permit: true,
      outcomes: [
        { line: 2, outcome: 'deny' },
        { line: 2, outcome: 'allow' },
      ],
    });
  });

  it('rejects files of different versions', () => {
    const files = ['1', '2'].map((name) => ({ name, content: rules('true', name) }));
    expect(() => compileRuleset(files)).toThrow('different versions');
  });
});

describe('evaluate', () => {
  it('denies a service without rules', () => {
    const decision = compile(rules('true')).evaluate({ ...access, service: 'firebase.storage' });
    expect(decision).toEqual({ permit: false, outcomes: [] });
  });

  it('adds method and path to a copy of the request', () => {
    const condition = "request.method == 'list' && request.path[3] == 'a' && request.time == 1";
    const request = new Map<string, RulesValue>([['time', 1n]]);
    expect(compile(rules(condition)).evaluate({ ...access, request }).permit).toBe(true);
    expect([...request.keys()]).toEqual(['time']);
  });

  it('grants a list only by known entries of its documents', () => {
    class Known extends Map<string, RulesValue> {
      override get(key: string): RulesValue | undefined {
        if (!this.has(key)) throw new Error(`${key} is not known`);
        return super.get(key);
      }
    }
    const resource = new Known([['data', new Known([['owner', 'ann']])]]);
    const outcome = (condition: string) =>
      compile(rules(condition)).evaluate({ ...access, resource }).outcomes[0];
    expect(outcome("resource.data.owner == 'ann'")).toMatchObject({ outcome: 'allow' });
    expect(outcome("resource.data.price < 5 || resource.data.owner == 'ann'")).toMatchObject({
      outcome: 'allow',
    });
    expect(outcome('resource.data.price < 5')).toEqual({
      line: 2,
      outcome: 'error',
      cause: 'price is not known',
    });
  });

  it('treats a placeholder id as unknown', () => {
    const path = '/databases/(default)/documents/*';
    const outcome = (condition: string) =>
      compile(rules(condition)).evaluate({ ...access, path, anySegment: '*' }).outcomes[0];
    expect(outcome("db == '(default)'")).toMatchObject({ outcome: 'allow' });
    expect(outcome("id != 'secret'")).toEqual({
      line: 2,
      outcome: 'error',
      cause: 'id is unknown for the documents of a list.',
    });
  });

  it('evaluates many requests with one ruleset', () => {
    const ruleset = compile(rules("request.auth.uid == 'ann'"));
    const by = (uid: string) =>
      ruleset.evaluate({ ...access, request: new Map([['auth', new Map([['uid', uid]])]]) }).permit;
    expect([by('ann'), by('bob'), by('ann')]).toEqual([true, false, true]);
  });
});
