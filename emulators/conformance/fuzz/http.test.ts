import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshId, isOfficial } from '../support/firestore.ts';
import { address, anyBytes, expectUp, trials } from './support.ts';

const project = freshId();
const rulesPath = `/emulator/v1/projects/${project}:securityRules`;

const send = async (method: string, path: string, body?: BodyInit, type = 'application/json') => {
  const headers = { 'content-type': type };
  const response = await fetch(`${address}${path}`, { method, headers, body: body ?? null });
  return { status: response.status, text: await response.text() };
};

const putRules = (content: unknown) =>
  send('PUT', rulesPath, JSON.stringify({ rules: { files: [{ name: 'f.rules', content }] } }));

// Google's emulator responds to some malformed bodies with 500 UNKNOWN.
const isClientError = (status: number) => status >= 400 && (status < 500 || isOfficial);

const path = fc
  .array(
    fc.constantFrom('emulator', 'v1', 'projects', 'p', 'p:securityRules', '%', '%00', '...', 'ü'),
  )
  .map((segments) => `/unknown/${segments.map((text) => encodeURI(text)).join('/')}`);

describe('HTTP', () => {
  it('unknown paths are rejected with every method', async () => {
    const method = fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH');
    const property = fc.asyncProperty(method, path, async (verb, target) => {
      const answer = await send(verb, target, verb === 'GET' ? undefined : 'x');
      expect(answer).toSatisfy(({ status }) => isClientError(status));
    });
    await fc.assert(property, trials(100));
    await expectUp();
  });

  it('bodies that are not JSON are rejected', async () => {
    const property = fc.asyncProperty(anyBytes, async (bytes) => {
      const answer = await send('PUT', rulesPath, bytes);
      expect(answer).toSatisfy(({ status }) => isClientError(status));
    });
    await fc.assert(property, trials(100));
    await expectUp();
  });

  it('JSON of another shape is rejected', async () => {
    const shape = fc.oneof(
      fc.jsonValue(),
      fc.record({ rules: fc.jsonValue() }),
      fc.record({ rules: fc.record({ files: fc.jsonValue() }) }),
    );
    const property = fc.asyncProperty(shape, async (value) => {
      const answer = await send('PUT', rulesPath, JSON.stringify(value));
      expect({ ...answer, value }).toSatisfy(({ status }) => isClientError(status));
    });
    await fc.assert(property, trials(100));
    await expectUp();
  });

  it.each([
    ['arrays 100,000 deep', '['.repeat(100_000)],
    ['objects 100,000 deep', '{"rules":'.repeat(100_000)],
    ['valid arrays 5,000 deep', `{"rules":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['8 MB of text', `{"rules":"${'x'.repeat(8_000_000)}"}`],
  ])('%s are rejected', async (_, body) => {
    const answer = await send('PUT', rulesPath, body);
    expect(answer).toSatisfy(({ status }) => isClientError(status));
    await expectUp();
  });

  it('rules of random keywords load or are rejected with a position', async () => {
    const words = [
      'match',
      'allow',
      'read',
      'if',
      'true',
      '/a',
      '/{b=**}',
      '{',
      '}',
      '(',
      ')',
      ';',
    ];
    const soup = fc.array(fc.constantFrom(...words, ':', '&&', '"', "'", '/*', 'é', '\n'));
    const property = fc.asyncProperty(soup, async (parts) => {
      const { status, text } = await putRules(
        `service cloud.firestore { match /a { ${parts.join(' ')} } }`,
      );
      expect([200, 400], text).toContain(status);
      if (status === 400) {
        expect(JSON.parse(text).error.message).toMatch(/^Error compiling rules:\nL\d/);
      }
    });
    await fc.assert(property, trials(150));
    await expectUp();
  });
});
