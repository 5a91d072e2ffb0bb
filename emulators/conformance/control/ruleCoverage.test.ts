import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { putRules, rulesWith } from '../support/rules.ts';
import { userClient } from '../support/userClient.ts';

interface Report {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Report[];
}

const urlOf = (project: string, suffix = '') =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}:ruleCoverage${suffix}`;

const rules = rulesWith(`
    function owns(user) {
      let caller = request.auth.uid;
      return caller == user;
    }
    match /c/{id} {
      allow get: if owns(resource.data.owner) || resource.data.nope == 1;
      allow delete: if id == '<never>';
    }`);
const clientOf = userClient();

const setup = async () => {
  const project = freshId();
  await putRules(project, rules);
  await connect(project).doc('c/of-ann').set({ owner: 'ann', n: 1 });
  const user = clientOf(project, { sub: 'bob' });
  return { project, read: () => user.batchGet(['c/of-ann']) };
};

const reportOf = async (project: string): Promise<Report[]> => {
  const response = await fetch(urlOf(project));
  expect(response.status).toBe(200);
  const body = await response.json();
  expect(body.rules.files).toEqual([{ name: 'firestore.rules', content: rules }]);
  return body.report;
};

/** Without the closing parenthesis of a call, which Google's emulator does not include. */
const textOf = ({ sourcePosition: { currentOffset, endOffset } }: Report) =>
  rules.slice(currentOffset, endOffset + 1).replace(/\)$/, '');

/** The expressions, indented by nesting. */
const outline = (report: readonly Report[], indent = ''): string[] =>
  report.flatMap((entry) => [
    indent + textOf(entry).replace(/\s+/g, ' '),
    ...outline(entry.children ?? [], `${indent}  `),
  ]);

const find = (report: readonly Report[], text: string): Report | undefined => {
  for (const entry of report) {
    const found = textOf(entry) === text ? entry : find(entry.children ?? [], text);
    if (found) return found;
  }
  return undefined;
};

const valuesOf = (report: readonly Report[], text: string) =>
  find(report, text)?.values?.map(({ value }) => value);

describe('rule coverage', () => {
  it('lists functions and conditions with their parts, except literals', async () => {
    const { project, read } = await setup();
    expect(await read()).toBe('denied');
    expect(outline(await reportOf(project))).toEqual([
      'let caller = request.auth.uid; return caller == user',
      '  request.auth.uid',
      '    request.auth',
      '      request',
      '  caller == user',
      '    caller',
      '    user',
      'owns(resource.data.owner) || resource.data.nope == 1',
      '  owns(resource.data.owner',
      '    resource.data.owner',
      '      resource.data',
      '        resource',
      '  resource.data.nope == 1',
      '    resource.data.nope',
      '      resource.data',
      '        resource',
      "id == '<never>'",
      '  id',
    ]);
  });

  it('reports the position of each expression', async () => {
    const { project } = await setup();
    const position = find(await reportOf(project), 'resource.data.owner')?.sourcePosition;
    expect(position).toMatchObject({ line: 10, column: 26 });
  });

  it('reports values with their types', async () => {
    const { project, read } = await setup();
    await read();
    const report = await reportOf(project);
    expect(valuesOf(report, 'owns(resource.data.owner')).toContainEqual({ boolValue: false });
    expect(valuesOf(report, 'resource.data.owner')).toContainEqual({ stringValue: 'ann' });
    const fields = { owner: { stringValue: 'ann' }, n: { intValue: '1' } };
    expect(valuesOf(report, 'resource.data')).toContainEqual({ mapValue: { fields } });
  });

  it('reports the cause and origin of a missing value', async () => {
    const { project, read } = await setup();
    await read();
    const report = await reportOf(project);
    const { line, column } = find(report, 'resource.data.nope')?.sourcePosition ?? {};
    const causeMessage = 'Property nope is undefined on object.';
    expect(valuesOf(report, 'resource.data.nope == 1')).toContainEqual({
      undefined: { causeMessage, sourcePosition: expect.objectContaining({ line, column }) },
    });
  });

  it('reports no values for an expression that was not evaluated', async () => {
    const { project, read } = await setup();
    await read();
    expect(find(await reportOf(project), "id == '<never>'")).not.toHaveProperty('values');
  });

  it('resets with new rules', async () => {
    const { project, read } = await setup();
    await read();
    await putRules(project, rules);
    expect(find(await reportOf(project), 'caller == user')).not.toHaveProperty('values');
  });

  it('is available as an HTML page with escaped rules', async () => {
    const { project, read } = await setup();
    await read();
    const response = await fetch(urlOf(project, '.html'));
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).not.toContain('<never>');
  });

  it('is empty without rules', async () => {
    const { rules: open, report = [] } = await (await fetch(urlOf(freshId()))).json();
    expect(open.files[0].name).toBe('OPEN_RULES');
    expect(report).toEqual([]);
  });
});
