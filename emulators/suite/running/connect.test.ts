import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { addressesOf, readConfig } from '@tools-hub/kit/ports';
import { exitOf, outputOf } from '@tools-hub/kit/processes';
import type { Webhook } from 'functions/contract';
import { expect, it, onTestFinished } from 'vitest';
import type { ReceivedDelivery } from '../sandbox/receiver/received.ts';
import { signIn, suiteUrls } from '../sandbox/scenarios/session.ts';
import { createClientFolder, typeErrors } from '../sandbox/typedClient/typedClient.ts';
import { admin } from '../seed/data/accounts.ts';

const { SHOP_URL = '' } = process.env;
const urls = suiteUrls(process.env);
const offset = Number(new URL(SHOP_URL).port) - readConfig(0).emulators.hosting.port;

const page = readFileSync(projectFile('docs/connect-your-erp.md'), 'utf8');

const blocksIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );

/** The commands of the page for the ports of this suite, outside the folder of the project. */
const commands = (): string => {
  const [usual, own] = [addressesOf(readConfig(0)), addressesOf(readConfig(offset))];
  const moved = (['hosting', 'auth', 'receiver'] as const).reduce(
    (text, name) => text.replaceAll(usual[name], own[name]),
    blocksIn('sh').join('\n'),
  );
  const script = `node ${projectFile('emulators/suite/scenario.ts')} --port-offset ${offset}`;
  return `set -eu\n${moved}`.replaceAll('npx ', '').replaceAll(/npm run scenario(?: --)?/g, script);
};

const binFolders = ['node_modules/.bin', 'emulators/node_modules/.bin'].map(projectFile);

const runIn = async (folder: string): Promise<string> => {
  const path = [...binFolders, process.env.PATH].join(delimiter);
  const child = spawn('bash', ['-c', commands()], {
    cwd: folder,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, code] = await Promise.all([outputOf(child), exitOf(child)]);
  expect(code, output).toBe(0);
  return output;
};

const arrivals = '/emulator/deliveries?path=/erp';

/** Another run has an endpoint with another secret. */
const removeWebhooks = async (): Promise<void> => {
  const staff = await signIn(urls, admin);
  const all = await staff.call<Webhook[]>('GET', '/webhooks?limit=100');
  for (const { _id } of all.filter(({ url }) => url === `${urls.receiver}/erp`)) {
    await staff.call('DELETE', `/webhook/${_id}`);
  }
};

const numberIn = ({ body }: ReceivedDelivery): unknown => JSON.parse(body).data.number;

it('an order that the program of the page places with a key arrives as a verified delivery', async () => {
  const [program = ''] = blocksIn('ts');
  const { folder, remove } = createClientFolder({ 'erp.ts': program });
  onTestFinished(remove);
  await removeWebhooks();
  onTestFinished(removeWebhooks);
  const output = await runIn(folder);
  const number = /^TH-\w+$/m.exec(output)?.[0];
  expect(number, output).toBeDefined();
  expect(output).toContain('valid signature');
  expect(await typeErrors(folder)).toBe('');
  const arrived = async () => {
    const response = await fetch(`${urls.receiver}${arrivals}`);
    const deliveries: ReceivedDelivery[] = await response.json();
    return deliveries.filter((one) => numberIn(one) === number).map((one) => one.verification);
  };
  await expect.poll(arrived).toEqual(['verified']);
});
