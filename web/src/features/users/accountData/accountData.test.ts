// @vitest-environment node
import { apiRoutes } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readAccountData } from './accountData.ts';

const requestApi = vi.hoisted(() => vi.fn<(route: object, options: object) => Promise<Response>>());
vi.mock('../../../lib/api/api.ts', () => ({ requestApi }));

const streamOf = (...parts: string[]) =>
  new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

it('is the file, under its name, with its progress', async () => {
  const headers = {
    'content-disposition': 'attachment; filename="tools-hub-data-2026-11-22.json"',
  };
  requestApi.mockResolvedValue(new Response(streamOf('{"a":', '1}'), { headers }));
  const progress: number[] = [];
  const { name, content } = await readAccountData('a+b@c.test', (bytes) => progress.push(bytes));
  expect(requestApi.mock.calls[0]).toMatchObject([
    apiRoutes.exportAccount,
    { params: { email: 'a+b@c.test' } },
  ]);
  expect([name, await content.text()]).toEqual(['tools-hub-data-2026-11-22.json', '{"a":1}']);
  expect(progress).toEqual([5, 7]);
});

it('is no file when the connection breaks in between', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) });
  requestApi.mockResolvedValue(new Response(broken));
  const reading = readAccountData('a@b.test', () => {});
  await expect(reading).rejects.toBeInstanceOf(ApiProblem);
  await expect(reading).rejects.toMatchObject({ code: 'network' });
});
