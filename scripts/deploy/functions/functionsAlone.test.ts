/** The folder functions/, which a deploy uploads, works without the rest of the repository. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctionsIfChanged } from '@tools-hub/kit/builds/buildFunctions';
import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';
import { invoiceLines, invoiceOver } from 'functions/testing/documents/invoices';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDeployConfig } from '../deployConfig.ts';
import { functionsFiles } from '../dryRun.ts';
import { discoverFunctions, type FunctionsManifest } from './functionsManifest.ts';

const run = promisify(execFile);
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const manifest = readJson(projectFile('functions/package.json'));
const dependencies = Object.keys(manifest.dependencies);

let folder: string;
let discovered: FunctionsManifest;

// Links only the dependencies in package.json, because the cloud installs nothing else.
const linkDependencies = () => {
  for (const name of dependencies) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(projectFile(`node_modules/${name}`), link, 'dir');
  }
};

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'functions-')));
  copyFileSync(projectFile('functions/package.json'), join(folder, 'package.json'));
  await buildFunctionsIfChanged();
  cpSync(projectFile('functions/lib'), join(folder, 'lib'), { recursive: true });
  linkDependencies();
  vi.stubEnv('NODE_COMPILE_CACHE', join(folder, 'compiled'));
  vi.stubEnv('GCLOUD_PROJECT', 'demo-tools-hub');
  discovered = await discoverFunctions(folder);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const evaluate = async (code: string): Promise<unknown> => {
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  return JSON.parse(stdout);
};

const specifiers = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:require|import)\(['"`]([^'"`\s]+)['"`]\)/g)].map(
    ([, specifier = '']) => specifier,
  );

const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const functionNames = [
  'api',
  'applyOrderDeadlines',
  'deliverWebhooks',
  'expireOffers',
  'onCompanyChanged',
  'onDeliveryStored',
  'onEventStored',
  'onInvitationChanged',
  'onMailStored',
  'onMemberChanged',
  'onOrderChanged',
  'onPictureDeleted',
  'onPictureUploaded',
  'onQuoteChanged',
  'onRequestChanged',
  'onToolChanged',
  'remindOfApiKeys',
  'reportLowStock',
  'retryMails',
];

describe('functions/, deployed alone', () => {
  it('imports only its own files and its dependencies', () => {
    const files = globSync(join(folder, 'lib/*.cjs'));
    const imported = new Set(files.flatMap(specifiers).filter((name) => !isBuiltin(name)));
    const foreign = [...imported].filter((name) => !/^\.\.?\//.test(name)).map(packageOf);
    expect(foreign).toContain('sharp');
    expect(dependencies).toEqual(expect.arrayContaining(foreign));
  });

  it('exports only the API and the triggers', async () => {
    const code = `import main from './${manifest.main}';
      console.log(JSON.stringify(Object.keys(main)));`;
    expect(await evaluate(code)).toEqual(functionNames);
  });

  it('loads at the start only what most requests need', async () => {
    const code = `import { createRequire } from 'node:module';
      import { basename } from 'node:path';
      const require = createRequire(import.meta.url);
      require('./${manifest.main}');
      console.log(JSON.stringify(Object.keys(require.cache).map((file) => basename(file, '.cjs'))));`;
    const loaded = await evaluate(code);
    expect(loaded).toContain('index');
    const late = [
      ...['document', 'nodemailer', 'printedDocuments', 'storage', 'stripe.esm.node'],
      ...['firestore_v1_proto_api', 'iam_service', 'locations', 'operations', 'protos'],
    ];
    const built = globSync(join(folder, 'lib/*.cjs')).map((file) => basename(file, '.cjs'));
    expect(built).toEqual(expect.arrayContaining(late));
    for (const name of late) expect(loaded).not.toContain(name);
  });

  it('loads the rest when it is needed', async () => {
    const code = `import { readdirSync } from 'node:fs';
      for (const file of readdirSync('lib')) await import('./lib/' + file);
      await import('sharp');
      const { default: messages } = await import('./lib/firestore_v1_proto_api.cjs');
      const { default: { document } } = await import('./lib/document.cjs');
      const names = [messages.google.firestore.v1.Value.name, ...Object.keys(document.paths)];
      console.log(JSON.stringify(names));`;
    expect(await evaluate(code)).toEqual(expect.arrayContaining(['Value', '/order']));
  });

  it('draws invoices in the typeface among its dependencies', async () => {
    const { issuedAt, orderedAt, dueAt, ...invoice } = invoiceOver(invoiceLines(1));
    const times = JSON.stringify([issuedAt, orderedAt, dueAt]);
    const code = `const { default: { drawInvoice } } = await import('./lib/printedDocuments.cjs');
      const [issuedAt, orderedAt, dueAt] = ${times}.map((time) => new Date(time));
      const invoice = { ...${JSON.stringify(invoice)}, issuedAt, orderedAt, dueAt };
      const text = (await drawInvoice(invoice)).toString('latin1');
      console.log(JSON.stringify([text.slice(0, 5), text.includes('Archivo-Regular')]));`;
    expect(await evaluate(code)).toEqual(['%PDF-', true]);
  });

  it('lists its functions for the CLI, and describes each parameter', () => {
    const { endpoints, params } = discovered;
    expect(Object.keys(endpoints)).toEqual(functionNames);
    expect(endpoints.api).toMatchObject({
      httpsTrigger: { invoker: ['public'] },
      region: '{{ params.API_REGION }}',
      concurrency: '{{ params.API_CONCURRENCY }}',
      maxInstances: '{{ params.API_MAX_INSTANCES }}',
      availableMemoryMb: 512,
    });
    expect(endpoints.onPictureUploaded).toMatchObject({
      eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' },
      region: '{{ params.PICTURES_REGION }}',
      availableMemoryMb: 1024,
    });
    expect(endpoints.onPictureDeleted).toMatchObject({
      eventTrigger: { eventType: 'google.cloud.storage.object.v1.deleted' },
    });
    expect(endpoints.onToolChanged).toMatchObject({
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.written',
        eventFilterPathPatterns: { document: 'tools/{id}' },
        retry: true,
      },
      region: '{{ params.API_REGION }}',
      maxInstances: 1,
    });
    expect(endpoints.onOrderChanged).toMatchObject({
      eventTrigger: { eventFilterPathPatterns: { document: 'orders/{id}' }, retry: true },
      region: '{{ params.API_REGION }}',
      maxInstances: 1,
    });
    expect(endpoints.onQuoteChanged).toMatchObject({
      eventTrigger: { eventFilterPathPatterns: { document: 'quotes/{id}' }, retry: true },
      region: '{{ params.API_REGION }}',
      maxInstances: 1,
    });
    for (const [name, collection] of [
      ['onCompanyChanged', 'companies'],
      ['onMemberChanged', 'memberships'],
      ['onInvitationChanged', 'invitations'],
      ['onRequestChanged', 'orderRequests'],
    ] as const) {
      expect(endpoints[name]).toMatchObject({
        eventTrigger: { eventFilterPathPatterns: { document: `${collection}/{id}` }, retry: true },
        region: '{{ params.API_REGION }}',
        maxInstances: 1,
      });
    }
    expect(endpoints.applyOrderDeadlines).toMatchObject({
      scheduleTrigger: { schedule: 'every 10 minutes', retryConfig: { retryCount: 0 } },
      region: '{{ params.DEADLINES_REGION }}',
      maxInstances: 1,
    });
    expect(endpoints.onMailStored).toMatchObject({
      eventTrigger: { eventFilterPathPatterns: { document: 'mail/{id}' }, retry: false },
      region: '{{ params.API_REGION }}',
    });
    expect(endpoints.retryMails).toMatchObject({
      scheduleTrigger: { schedule: 'every 1 minutes' },
      region: '{{ params.DEADLINES_REGION }}',
    });
    expect(params.map(({ name }) => name)).toContain('PICTURES_REGION');
    expect(params.find(({ name }) => name === 'SITE_URL')?.default).toBe(
      'https://{{ params.PROJECT_ID }}.web.app',
    );
    for (const { name, description, default: defaultValue } of params) {
      expect(description, name).toMatch(/\w+ \w+.*\.$/);
      expect(defaultValue, name).toBeDefined();
    }
  });

  it('lets the public call the API alone', () => {
    const reachable = Object.entries(discovered.endpoints).filter(
      ([, endpoint]) => 'httpsTrigger' in endpoint,
    );
    expect(reachable.map(([name]) => name)).toEqual(['api']);
  });

  it('needs the keys of Stripe only where it takes cards', async () => {
    const without = await discoverFunctions(folder, { API_CARD_PAYMENTS: 'false' });
    expect(without.params.filter(({ type }) => type === 'secret')).toEqual([]);
    const { endpoints, params } = await discoverFunctions(folder, { API_CARD_PAYMENTS: 'true' });
    const secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
    const declared = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
    expect(declared).toEqual(secrets);
    expect(endpoints.api?.secretEnvironmentVariables).toEqual(secrets.map((key) => ({ key })));
  });

  it('needs the SMTP address only where it sends mails, and only in the functions that do', async () => {
    const { endpoints, params } = await discoverFunctions(folder, { API_MAIL: 'true' });
    const declared = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
    expect(declared).toEqual(['SMTP_URL']);
    const holders = Object.keys(endpoints).filter(
      (name) => endpoints[name]?.secretEnvironmentVariables?.length,
    );
    expect(holders).toEqual(['onMailStored', 'retryMails']);
  });

  it('requires Node.js 24', () => {
    expect(manifest.engines).toEqual({ node: '24' });
  });

  it('is uploaded without sources, settings and packages, but with a lock file of the tested versions', async () => {
    await runTool('npm', ['run', 'lock:functions']);
    const files = await functionsFiles(readDeployConfig());
    expect(files).toEqual(
      expect.arrayContaining(['.npmrc', 'package.json', 'package-lock.json', 'lib/index.cjs']),
    );
    const expected = /^(?:\.npmrc$|package(?:-lock)?\.json$|lib\/)/;
    expect(files.filter((file) => !expected.test(file))).toEqual([]);
    const { packages } = readJson(projectFile('functions/package-lock.json'));
    const { packages: tested } = readJson(projectFile('package-lock.json'));
    const locked = Object.keys(packages).filter((path) => path !== '');
    expect(locked).toEqual(
      expect.arrayContaining(dependencies.map((name) => `node_modules/${name}`)),
    );
    for (const path of locked) expect(packages[path].integrity, path).toBe(tested[path]?.integrity);
  });

  it('is built and locked before each deploy, and the web app is built', () => {
    const { functions, hosting } = readDeployConfig();
    expect(manifest.scripts.build).toBe('rolldown -c rolldown.config.ts');
    expect(functions[0].predeploy).toEqual([
      'npm --prefix "$RESOURCE_DIR" run build',
      'npm --prefix "$PROJECT_DIR" run lock:functions',
    ]);
    expect(hosting.predeploy).toEqual(['npm --prefix "$PROJECT_DIR" run build -w web']);
  });
});
