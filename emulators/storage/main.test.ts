import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExpressionValue } from './expressionValue.ts';

interface Message {
  id?: number;
  server_request_id?: number;
  errors?: string[];
}

/** The runtime as a child process, with its responses in order. */
class Runtime {
  readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  constructor() {
    const script = fileURLToPath(new URL('./main.ts', import.meta.url));
    this.child = spawn(process.execPath, [script, 'serve'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const stdout = this.child.stdout as NodeJS.ReadableStream;
    this.lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  write(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  async read(): Promise<Message> {
    const { value } = await this.lines.next();
    return JSON.parse(value);
  }

  send(message: object): Promise<Message> {
    this.write(JSON.stringify(message));
    return this.read();
  }

  load(id: number, content: string, rulesetName = '0'): Promise<Message> {
    const source = { files: [{ name: 'storage.rules', content }] };
    return this.send({ id, action: 'load_ruleset', context: { rulesetName, source } });
  }
}

const rules = (condition: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{name=**} {
      allow read, write: if ${condition};
    }
  }
}`;
const string = (text: string): ExpressionValue => ({ string_value: text });
const map = (fields: Record<string, ExpressionValue>): ExpressionValue => ({
  map_value: { fields },
});

const nobody: ExpressionValue = { null_value: null };

interface Variables {
  auth?: ExpressionValue;
  resource?: ExpressionValue;
  method?: string;
  path?: string;
}

const verify = (id: number, { auth = nobody, resource = nobody, method, path }: Variables = {}) => {
  const time = { timestamp_value: '2026-01-02T03:04:05.678Z' };
  const variables = { resource: nobody, request: map({ auth, resource, time }) };
  const context = { rulesetName: '0', service: 'firebase.storage', variables };
  const target = { path: path ?? '/b/BUCKET/o/a/b.png', method: method ?? 'create' };
  return { id, action: 'verify', context: { ...context, ...target } };
};

const denial = (id: number, explanation: string) => ({
  ...permit(id, false),
  warnings: [explanation],
});

const permit = (id: number, isPermitted: boolean) => ({
  id,
  status: 'ok',
  warnings: [],
  errors: [],
  result: { permit: isPermitted },
});

describe('the rules runtime as a process', () => {
  let runtime: Runtime;
  let ready: Message;
  beforeEach(async () => {
    runtime = new Runtime();
    ready = await runtime.read();
  });
  afterEach(() => {
    runtime.child.kill('SIGKILL');
  });

  it('reports that it is ready', () => {
    expect(ready).toMatchObject({ id: -1, status: 'ok' });
  });

  it('loads rules and verifies requests', async () => {
    const condition = "request.auth.uid == 'ann' && request.resource.size < 10";
    const loaded = await runtime.load(0, rules(condition));
    expect(loaded).toEqual({
      id: 0,
      status: 'ok',
      warnings: [],
      errors: [],
      result: { rulesVersion: 2 },
    });
    const auth = map({ uid: string('ann'), token: map({}) });
    const small = { auth, resource: map({ size: { int_value: 9 } }) };
    const large = { auth, resource: map({ size: { int_value: 10 } }) };
    expect(await runtime.send(verify(1, small))).toEqual(permit(1, true));
    const tooLarge = expect.stringContaining('request.resource.size < 10 → 10 < 10');
    expect(await runtime.send(verify(2, large))).toEqual(denial(2, tooLarge));
  });

  it('explains a denial', async () => {
    await runtime.load(0, rules('request.auth.uid == name'));
    const explanation = `The rules deny create /b/BUCKET/o/a/b.png
  storage.rules:5 error
    request.auth.uid → null.uid: Null value error.`;
    expect(await runtime.send(verify(1))).toEqual(denial(1, explanation));
  });

  it('reports compile errors with status ok, and keeps the previous rules', async () => {
    await runtime.load(0, rules('true'));
    const rejected = await runtime.load(1, rules('true)'));
    expect(rejected).toMatchObject({ id: 1, status: 'ok', warnings: [] });
    expect(rejected.errors?.map((text) => JSON.parse(text))).toEqual([
      {
        description_: "Unexpected ')', expecting 'allow', 'match' or 'function'.",
        sourcePosition_: { fileName_: 'storage.rules', line_: 5, column_: 33 },
      },
    ]);
    expect(await runtime.send(verify(2))).toEqual(permit(2, true));
  });

  it('verifies a list of the bucket, whose path ends with o', async () => {
    await runtime.load(0, rules("request.method == 'list'"));
    const list = { method: 'list', path: '/b/BUCKET/o' };
    expect(await runtime.send(verify(1, list))).toEqual(permit(1, true));
  });

  it('rejects a request that is nested too deeply', async () => {
    await runtime.load(0, rules('true'));
    const deep = `{"list_value":{"values":[`.repeat(20_000) + ']}}'.repeat(20_000);
    const context = JSON.stringify({
      rulesetName: '0',
      service: 'firebase.storage',
      path: '/b/BUCKET/o/a',
      method: 'get',
    });
    const variables = `"variables":{"request":{"map_value":{"fields":{"auth":${deep}}}},"resource":{"null_value":null}}`;
    runtime.write(`{"id":1,"action":"verify","context":${context.slice(0, -1)},${variables}}}`);
    expect(await runtime.read()).toMatchObject({
      id: 1,
      errors: ['The request is nested too deeply.'],
    });
  });

  it('checks every operation that read or write covers', async () => {
    await runtime.load(0, rules("request.method in ['get', 'list', 'create', 'update']"));
    expect(await runtime.send(verify(1, { method: 'read' }))).toEqual(permit(1, true));
    const explanation = expect.stringContaining('The rules deny delete /b/BUCKET/o/a/b.png');
    expect(await runtime.send(verify(2, { method: 'write' }))).toEqual(denial(2, explanation));
    await runtime.load(3, rules('true'));
    expect(await runtime.send(verify(4, { method: 'write' }))).toEqual(permit(4, true));
  });

  it('fetches the documents that a rule reads, with the id of the verification', async () => {
    const user = (id: string) => `firestore.get(/databases/(default)/documents/users/${id}).data`;
    await runtime.load(0, rules(`${user('a')}.role == 'admin' && ${user('b')}.friends[0] == 1`));
    const fetch = (id: number, user: string) => ({
      server_request_id: id,
      action: 'fetch_firestore_document',
      context: { path: `/databases/(default)/documents/users/${user}` },
    });
    const name = 'projects/p/databases/(default)/documents/users/a';
    const admin = { name, fields: { role: { stringValue: 'admin' } } };
    const friend = {
      name,
      fields: { friends: { arrayValue: { values: [{ integerValue: '1' }] } } },
    };
    const given = (id: number, result: object) => ({ id, status: 'ok', result, errors: [] });

    expect(await runtime.send(verify(7))).toEqual(fetch(7, 'a'));
    expect(await runtime.send(verify(8))).toEqual(fetch(8, 'a'));
    expect(await runtime.send(given(7, admin))).toEqual(fetch(7, 'b'));
    expect(await runtime.send({ id: 8, status: 'not_found' })).toEqual(fetch(8, 'b'));
    const missing = 'read /databases/(default)/documents/users/a: missing';
    expect(await runtime.send({ id: 8, status: 'not_found' })).toEqual(
      denial(8, expect.stringContaining(missing)),
    );
    expect(await runtime.send(given(7, friend))).toEqual(permit(7, true));
  });

  it('responds to invalid requests, so that the CLI does not wait', async () => {
    const errors = async (message: object) => (await runtime.send(message)).errors;
    expect(await errors(verify(1))).toEqual(['No ruleset 0 is loaded.']);
    expect(await errors({ id: 2, action: 'dance' })).toEqual(['Unknown action.']);
    await runtime.load(3, rules('true'));
    expect(await errors(verify(4, { auth: { number: 1 } as ExpressionValue }))).toEqual([
      'TypeError: Unknown kind of value: {"number":1}',
    ]);
  });

  it('survives a line that is not a request', async () => {
    const stderr = once(runtime.child.stderr as NodeJS.ReadableStream, 'data');
    runtime.write('nonsense');
    expect(String(await stderr)).toContain('Ignored');
    expect(await runtime.load(1, rules('true'))).toMatchObject({ id: 1, errors: [] });
  });

  it('exits on SIGINT, and when its input ends', async () => {
    const exit = once(runtime.child, 'exit');
    runtime.child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    const other = new Runtime();
    await other.read();
    const otherExit = once(other.child, 'exit');
    other.child.stdin?.end();
    expect(await otherExit).toEqual([0, null]);
  });
});
