import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';

const base = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;

const rulesUrl = (project: string) => `${base}/emulator/v1/projects/${project}:securityRules`;

const put = async (
  project: string,
  content: string,
  options: object = {},
  type = 'application/json',
) => {
  const response = await fetch(rulesUrl(project), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: JSON.stringify({ ...options, rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  return { status: response.status, body: await response.json() };
};

const closed = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if false; }
  }
}`;
const broken =
  'service cloud.firestore {\n  match /databases/{d}/documents { allow read: if (; }\n}';

describe('control endpoints', () => {
  it('GET / answers Ok', async () => {
    const response = await fetch(`${base}/`);
    expect(response.status).toBe(200);
    expect((await response.text()).trim()).toBe('Ok');
  });

  it.each(['application/json', 'text/plain'])('rules put as %s are returned', async (type) => {
    const project = freshId();
    expect(await put(project, closed, {}, type)).toEqual({ status: 200, body: {} });
    const response = await fetch(rulesUrl(project));
    const { rules } = await response.json();
    expect(rules.files[0].content).toBe(closed);
  });

  it('open rules are returned when there are none', async () => {
    const { rules } = await (await fetch(rulesUrl(freshId()))).json();
    expect(rules.files[0].name).toBe('OPEN_RULES');
  });

  it('rules that do not compile are rejected with a line, and the old ones stay', async () => {
    const project = freshId();
    await put(project, closed);
    const { status, body } = await put(project, broken);
    expect({ status, code: body.error.status }).toEqual({ status: 400, code: 'INVALID_ARGUMENT' });
    expect(body.error.message).toMatch(/^Error compiling rules:\nL2/);
    const { rules } = await (await fetch(rulesUrl(project))).json();
    expect(rules.files[0].content).toBe(closed);
  });

  it('with ignore_errors they are returned as issues', async () => {
    const { status, body } = await put(freshId(), broken, { ignore_errors: true });
    expect(status).toBe(200);
    expect(body.issues[0]).toMatchObject({ severity: 'ERROR', sourcePosition: { line: 2 } });
  });

  it.each([
    ['function f() { return true; }', 'Unused function: f.', 10],
    ['function f(a) { return true; }', 'Unused variable: a.', 12],
    ['match /d/{id} { allow get: if nope == 1; }', 'Invalid variable name: nope.', 31],
    ['match /d/{id} { allow get: if nope(); }', 'Invalid function name: nope.', 31],
    ['match /d/{id} { allow get: if id.nope(); }', 'Invalid function name: nope.', 34],
    [
      'match /d/{id} { function f() { return g; } allow get: if f(); }',
      'Invalid variable name: g.',
      39,
    ],
  ])('warns of %s', async (declaration, description, column) => {
    const rules = `rules_version = '2'; service cloud.firestore { match /{id} {
${declaration} allow get: if true; } }`;
    const { status, body } = await put(freshId(), rules);
    expect(status).toBe(200);
    expect(body.issues).toContainEqual({
      description,
      severity: 'WARNING',
      sourcePosition: expect.objectContaining({ fileName: 'firestore.rules', line: 2, column }),
    });
  });

  it('warns of version 1, without a line', async () => {
    const { body } = await put(freshId(), closed.replace("rules_version = '2';", ''));
    expect(body.issues).toHaveLength(1);
    expect(body.issues[0]).toMatchObject({ severity: 'WARNING', sourcePosition: {} });
    expect(body.issues[0].description).toMatch(/^Ruleset uses old version/);
  });

  it('DELETE documents clears only one database', async () => {
    const [project, other] = [freshId(), freshId()];
    const [firestore, neighbour] = [connect(project), connect(other)];
    await firestore.doc('tools/saw').set({ n: 1 });
    await firestore.doc('tools/saw/stock/x').set({ n: 1 });
    await neighbour.doc('tools/saw').set({ n: 1 });
    const url = `${base}/emulator/v1/projects/${project}/databases/(default)/documents`;
    const response = await fetch(url, { method: 'DELETE' });
    expect(response.status).toBe(200);
    expect((await firestore.doc('tools/saw').get()).exists).toBe(false);
    expect((await firestore.collectionGroup('stock').get()).size).toBe(0);
    expect((await neighbour.doc('tools/saw').get()).exists).toBe(true);
  });

  it('echoes the origin and the requested headers', async () => {
    const response = await fetch(`${base}/emulator/v1/projects/p/databases/d/documents`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://shop.test',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'x-a,x-b',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.test');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-headers')).toBe('x-a,x-b');
  });

  it('responds with 404 to other paths', async () => {
    expect((await fetch(`${base}/nothing/here`)).status).toBe(404);
  });
});
