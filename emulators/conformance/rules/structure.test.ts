import type { Access, Decision } from '@tools-hub/rules';
import { describe, expect, it } from 'vitest';
import { decide, firestoreRules, mapOf } from './support/engineFixture.ts';

const permits = (declarations: string, changes: Partial<Access> = {}) =>
  (decide(firestoreRules(declarations), changes) as Decision).permit;
const rejection = (declarations: string) => decide(firestoreRules(declarations));
const at = (path: string) => ({ path: `/databases/(default)/documents/${path}` });

/** A number of nested match statements. */
const nested = (count: number): string =>
  `${'match /a { '.repeat(count)}match /b { allow get; }${' }'.repeat(count)}`;
const captures = (count: number) =>
  Array.from({ length: count }, (_, index) => `/{x${index}}`).join('');
const versionOne = (declarations: string) =>
  firestoreRules(declarations).replace("rules_version = '2';", "rules_version = '1';");

describe('https://firebase.google.com/docs/firestore/security/rules-structure', () => {
  it.each([
    ['allow', 'match /c/{id} { allow get: if true }'],
    ['allow without a condition', 'match /c/{id} { allow get\n allow write }'],
    ['allow before match', 'match /c/{id} { allow get: if true\n match /d/{e} { allow get } }'],
    ['return', 'function f() { return true }\n match /c/{id} { allow get: if f(); }'],
    [
      'return after let',
      'function f() { let a = true; return a }\n match /c/{id} { allow get: if f() }',
    ],
  ])('needs no semicolon after %s', (_, declarations) => {
    expect(permits(declarations)).toBe(true);
  });

  it('needs no semicolon after the version', () => {
    const rules = firestoreRules('match /c/{id} { allow get; }').replace("'2';", "'2'");
    expect(decide(rules)).toMatchObject({ permit: true });
  });

  it.each([
    ['let', 'function f() { let a = true return a; }\n match /c/{id} { allow get: if f(); }'],
    ['one statement, two', 'match /c/{id} { allow get;; }'],
    ['match', 'match /c/{id} { allow get; };'],
  ])('rejects a missing or needless semicolon after %s', (_, declarations) => {
    expect(rejection(declarations)).toMatch(/;/);
  });

  it('counts a let as one expression more', () => {
    const calls = (count: number) =>
      `function f() { let a = 1; return a; }
      match /c/{id} { allow get: if [${Array(count).fill('f()').join(',')}].size() > 0; }`;
    expect(permits(calls(249))).toBe(true);
    expect(permits(calls(250))).toBe(false);
  });

  it('denies paths without a match statement', () => {
    expect(permits('match /d/{id} { allow read; }')).toBe(false);
  });

  it('does not apply a match statement to subcollections', () => {
    expect(permits('match /c/{id} { allow read; }', at('c/one/sub/two'))).toBe(false);
  });

  it('applies a nested match relative to the enclosing one', () => {
    const rules = 'match /c/{id} { match /sub/{other} { allow read: if id == other; } }';
    expect(permits(rules, at('c/x/sub/x'))).toBe(true);
    expect(permits(rules, at('c/x/sub/y'))).toBe(false);
    expect(permits(rules, at('sub/x'))).toBe(false);
  });

  it('matches any number of segments with {name=**} in version 2, including none', () => {
    const rules = 'match /c/{rest=**} { allow read: if rest is path; }';
    expect(permits(rules, at('c/one/sub/two'))).toBe(true);
    expect(permits(rules, at('c'))).toBe(true);
  });

  it('matches at least one segment with {name=**} in version 1', () => {
    const rules = versionOne('match /c/one/{rest=**} { allow read; }');
    expect(decide(rules, at('c/one/sub/two'))).toMatchObject({ permit: true });
    expect(decide(rules, at('c/one'))).toMatchObject({ permit: false });
  });

  it('allows {name=**} in the middle, for collection groups', () => {
    const rules = 'match /{before=**}/sub/{id} { allow read: if before == /c/one; }';
    expect(permits(rules, at('c/one/sub/two'))).toBe(true);
    expect(permits(rules, at('c/two/sub/two'))).toBe(false);
    expect(permits('match /{before=**}/c/{id} { allow read; }')).toBe(true);
  });

  it('binds the inner of two wildcards with the same name', () => {
    expect(permits('match /{id} { match /{id} { allow get: if id == "one"; } }')).toBe(true);
  });

  it('treats {name=*} as {name}', () => {
    expect(permits('match /c/{id=*} { allow get: if id == "one"; }')).toBe(true);
  });

  it('grants access when one matching statement does, whatever the others return', () => {
    const rules = `match /c/{id} { allow get: if resource.data.nope == 1; allow read: if id == 'x'; }
      match /{all=**} { allow get: if false; }
      match /c/one { allow get: if true; }`;
    const decision = decide(firestoreRules(rules)) as Decision;
    expect(decision.outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
      [4, 'error'],
      [4, 'deny'],
      [5, 'deny'],
      [6, 'allow'],
    ]);
    expect(decision.outcomes[0]?.cause).toBe('Property nope is undefined on object.');
    expect(decision.permit).toBe(true);
  });

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, update', ['get', 'update']],
  ])('%s allows exactly %j', (methods, expected) => {
    const all = ['get', 'list', 'create', 'update', 'delete'] as const;
    const rules = `match /c/{id} { allow ${methods}; }`;
    expect(all.filter((method) => permits(rules, { method }))).toEqual(expected);
  });

  it('reads the request and the stored resource', () => {
    const rules = `match /c/{id} { allow update: if request.resource.data.diff(resource.data)
      .affectedKeys().hasOnly(['text']); }`;
    const changed = (data: Record<string, string>) => ({
      method: 'update' as const,
      request: mapOf({ resource: mapOf({ data: mapOf(data) }) }),
      resource: mapOf({ data: mapOf({ text: 'a', owner: 'b' }) }),
    });
    expect(permits(rules, changed({ text: 'x', owner: 'b' }))).toBe(true);
    expect(permits(rules, changed({ text: 'x', owner: 'c' }))).toBe(false);
  });

  it('distinguishes the state before and after', () => {
    const rules = `match /c/{id} { allow create: if
      !exists(/databases/$(database)/documents/d/x) && existsAfter(/databases/$(database)/documents/d/x); }`;
    const lookup: Access['lookup'] = (_, view) => (view === 'after' ? mapOf({}) : null);
    expect(permits(rules, { method: 'create', lookup })).toBe(true);
  });

  it('looks a document up once, however often the rules read it', () => {
    const lookups: string[] = [];
    const path = '/databases/(default)/documents/c/one';
    permits(`match /c/{id} { allow get: if exists(${path}) && get(${path}) == 1; }`, {
      lookup: (document) => {
        lookups.push(document);
        return mapOf({});
      },
    });
    expect(lookups).toEqual([path]);
  });

  it('denies when the lookup fails', () => {
    const lookup = () => {
      throw new Error('not fetched yet');
    };
    const path = '/databases/(default)/documents/c/one';
    const rules = firestoreRules(`match /c/{id} { allow get: if exists(${path}); }`);
    const outcomes = [{ line: 4, outcome: 'error', cause: 'not fetched yet' }];
    expect(decide(rules, { lookup })).toEqual({ permit: false, outcomes });
  });

  it('offers firestore.get and firestore.exists in storage rules only', () => {
    const rules = (condition: string) => `rules_version = '2';
      service firebase.storage { match /b/{bucket}/o/{name} { allow get: if ${condition}; } }`;
    const file = { service: 'firebase.storage', path: '/b/BUCKET/o/a.png' } as const;
    const one = '/databases/(default)/documents/c/one';
    expect(decide(rules(`firestore.exists(${one})`), file)).toMatchObject({ permit: true });
    expect(decide(rules(`firestore.get(${one}).data.text == 'x'`), file)).toMatchObject({
      permit: true,
    });
    expect(decide(rules(`exists(${one})`), file)).toMatchObject({
      outcomes: [{ cause: 'Function not found error: Name: [exists].' }],
    });
  });
});

describe('https://firebase.google.com/docs/rules/rules-language#function', () => {
  it.each([
    [
      'accepts arguments and let bindings',
      'function f(a) { let x = a + 1; let y = x * 2; return y == 4; }',
      'f(1)',
    ],
    ['sees the enclosing wildcards', '', 'g()'],
    [
      'may be declared after its use',
      'function f() { return h(); } function h() { return true; }',
      'f()',
    ],
    ['may shadow a builtin function', 'function get(x) { return x; }', 'get(true)'],
    [
      'does not evaluate a failing let that is unused',
      'function f() { let x = 1 / 0; return true || x == 1; }',
      'f()',
    ],
    [
      'does not evaluate a failing argument that is unused',
      'function f(x) { return true || x == 1; }',
      'f(1 / 0)',
    ],
  ])('%s', (_, outer, call) => {
    const rules = `${outer} match /c/{id} { function g() { return id == 'one'; } allow get: if ${call}; }`;
    expect(permits(rules)).toBe(true);
  });

  it('prefers the innermost function', () => {
    const rules = `function f() { return false; }
      match /c/{id} { function f() { return true; } allow get: if f(); }`;
    expect(permits(rules)).toBe(true);
  });

  it('may be declared outside the service', () => {
    const rules = firestoreRules('match /c/{id} { allow get: if yes(); }');
    const outside = rules.replace('service', 'function yes() { return true; } service');
    expect(decide(outside)).toMatchObject({ permit: true });
  });

  const chain = (length: number) =>
    Array.from({ length }, (_, i) => `function f${i + 1}() { return f${i}(); }`).join('\n');

  it('allows twenty nested calls and no more', () => {
    const base = 'function f0() { return true; }';
    expect(permits(`${base} ${chain(20)} match /c/{id} { allow get: if f20(); }`)).toBe(true);
    expect(rejection(`${base} ${chain(21)} match /c/{id} { allow get: if f21(); }`)).toContain(
      'Maximum allowed call depth of 20 is reached by f21.',
    );
  });
});

describe('errors with line and column', () => {
  it.each([
    [
      'function f(a) { return g(a); } function g(a) { return f(a); }',
      'L4:14 Detected a call cycle between [f,g] functions.',
    ],
    [
      'function f() { return true; } function f() { return true; }',
      'L4:44 Function f is already defined.',
    ],
    [
      'function f(a, a) { return a; }',
      'L4:19 The identifier [a] is already bound in the current scope.',
    ],
    [
      'function f(a) { let a = 1; return a; }',
      'L4:25 The identifier [a] is already bound in the current scope.',
    ],
    [
      'function f(a, b, c, d, e, f, g, h) { return true; }',
      'L4:14 Maximum allowed function arguments of 7 for function f is reached.',
    ],
    [
      `function f() { ${'let a = 1; '.repeat(11)} return a; }`,
      'L4:14 Maximum allowed function let bindings of 10 for function f is reached.',
    ],
    ['function f() { let a = 1; }', "L4:31 Unexpected '}', expecting 'return'."],
    [
      'function f(a) { return a; } match /c/{id} { allow get: if f(); }',
      'L4:63 Incorrect number of arguments supplied to function: f.',
    ],
    ['match /c/{id} { allow fetch: if true; }', 'L4:27 Invalid method name: fetch.'],
    ['match /c/{id} { allow get if true; }', "L4:31 Missing ':' before 'if' condition."],
    ['match /c/{id} { allow get: true; }', "L4:32 Unexpected 'true', expecting 'if'."],
    [
      nested(10),
      `L4:${5 + 10 * 'match /a { '.length} Maximum allowed resource rule depth of 10 is reached.`,
    ],
    [
      `match ${captures(20)} { allow get; }`,
      'L4:5 Maximum allowed amount of 20 match field variables is reached.',
    ],
    [
      `match ${'/a'.repeat(98)} { allow get; }`,
      'L4:5 Maximum allowed path length of 100 is reached.',
    ],
    ['match /c/{id} { }', "L4:21 The 'match' body must contain at least one declaration."],
    ['match c/{id} { allow get; }', "L4:11 Unexpected 'c', expecting a path."],
    ['match /c/{id} { /d { allow get; } }', "L4:21 Missing 'match' keyword before path."],
    ['match /{id}/{id} { allow get; }', 'L4:17 Variable id already exists in the path.'],
    [
      'match /{a=**}/c/{b=**} { allow get; }',
      'L4:21 Only one {name=**} is permitted in the path of a match.',
    ],
    ['match /c/{id} { allow get: if true # x; }', "L4:40 Unexpected '#'."],
    ["match /c/{id} { allow get: if id == 'x; }", "L4:41 Missing a closing '"],
    ['match /c/{id} { allow get: if true;', "L6:2 Unexpected '<EOF>', expecting '}'."],
    [
      'match /c/{id} { allow get: if 4/2 == 2; }',
      "L4:36 A path cannot stand here; write '/ ' with a space to divide.",
    ],
  ])('%s', (declarations, issue) => {
    expect(rejection(declarations)).toContain(issue);
  });

  it.each([
    ['', 'L0:0 Rules content empty. Compilation aborted.'],
    ["rules_version = '2';", "L1:21 Unexpected '<EOF>', expecting 'service'."],
    ["rules_version = '3'; service cloud.firestore { }", 'L1:17 Unsupported rules version 3.'],
    [
      'service cloud.firestore { allow get; }',
      "L1:27 Unexpected 'allow', expecting 'match' or 'function'.",
    ],
    ['service foo.bar { }', 'L1:9 Invalid service name: foo.bar.'],
    [
      'service cloud.firestore { } service cloud.firestore { }',
      'L1:37 A file must contain the rules of one service only.',
    ],
    [' '.repeat(256 * 1024 + 1), 'L0:0 Rules are larger than 262144 bytes.'],
    [
      "import 'x'; service cloud.firestore { }",
      "L1:1 Unexpected 'import', expecting 'service' or 'function'.",
    ],
    [
      'service cloud.firestore { match /{a=**}/b { allow get; } }',
      'L1:34 {a=**} is permitted as the last segment of a path only.',
    ],
  ])('%j', (content, issue) => {
    expect(decide(content)).toContain(issue);
  });

  it.each([
    nested(9),
    `match ${captures(19)} { allow get; }`,
    `match ${'/a'.repeat(97)} { allow get; }`,
  ])('loads rules at the limits: %s', (declarations) => {
    expect(rejection(declarations)).toMatchObject({ permit: false });
  });

  it('lists every issue of a file', () => {
    const rules =
      firestoreRules(`match /a/{id} { allow fetch; allow get: if 1 +; allow list: if ); }
      match /b/{id} { allow get: true }
      match /c/{id} { allow get; }`);
    expect(decide(rules)).toBe(`Error compiling rules:
L4:27 Invalid method name: fetch.
L4:51 Unexpected ';'.
L4:68 Unexpected ')'.
L5:34 Unexpected 'true', expecting 'if'.`);
  });
});
