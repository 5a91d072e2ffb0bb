import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readText } from '../repository/repository.ts';
import { checkImports } from './checkImports.ts';
import { isTestFile } from './importRules.ts';
import { floors } from './zones.ts';

// Each line is a file of the layout and an import it must not have.
const wrong = [
  ['web/src/app/Wrong.tsx', '../main.tsx'],
  ['web/src/app/routes/Wrong2.tsx', 'emulators/suite/start.ts'],
  ['web/src/app/Wrong3.tsx', '../../../scripts/deploy.ts'],
  ['web/src/layouts/Wrong.tsx', '../pages/shop/home/HomePage.tsx'],
  ['web/src/pages/admin/Wrong.tsx', '../../layouts/store/StoreLayout.tsx'],
  ['web/src/pages/Wrong2.tsx', '../../../functions/src/services/ordering/orders/orders.ts'],
  ['web/src/features/tools/Wrong.tsx', '../orders/form/OrderForm.tsx'],
  ['web/src/features/tools/cards/Wrong.tsx', '../../orders/form/OrderForm.tsx'],
  ['web/src/features/tools/manage/form/Wrong.tsx', '../../../orders/form/OrderForm.tsx'],
  ['web/src/features/tools/cards/Wrong2.tsx', '../../../pages/shop/home/HomePage.tsx'],
  ['web/src/features/tools/cards/Wrong3.tsx', '../../../app/routes/ShopRoutes.tsx'],
  ['web/src/domain/shop/wrong.ts', '../../features/session/state/useSession.ts'],
  ['web/src/domain/cart/stored/wrong.ts', '../../../pages/shop/home/HomePage.tsx'],
  ['web/src/ui/inputs/Wrong.tsx', '../../features/tools/cards/ToolCard.tsx'],
  ['web/src/ui/inputs/Wrong2.tsx', 'firebase/auth'],
  ['web/src/ui/inputs/Wrong3.tsx', 'functions/contract'],
  ['web/src/ui/lists/rows/Wrong.tsx', '../../../domain/order/order.ts'],
  ['web/src/ui/media/Wrong.tsx', '../../lib/api/api.ts'],
  ['web/src/lib/api/wrong.ts', '../../features/session/state/useSession.ts'],
  ['web/src/lib/router/wrong.ts', '../../domain/cart/stored/useCart.ts'],
  ['web/src/lib/forms/wrong.ts', '../../ui/feedback/ConfirmDialog.tsx'],
  ['web/src/lib/firebase/wrong.ts', '../api/api.ts'],
  ['web/src/theme/wrong.ts', '../lib/api/api.ts'],
  ['functions/src/contract/wrong.ts', '../errors.ts'],
  ['functions/src/contract/wrong2.ts', 'express'],
  ['functions/src/errors.ts', './store/collections/collections.ts'],
  ['functions/src/documents/wrong.ts', '../store/collections/collections.ts'],
  ['functions/src/store/wrong.ts', '../services/ordering/orders/orders.ts'],
  ['functions/src/services/ordering/wrong3.ts', '../../testing/orders/orders.ts'],
  ['functions/src/search/wrong.ts', '../store/collections/collections.ts'],
  ['functions/src/search/wrong2.ts', '../errors.ts'],
  ['functions/src/invoices/wrong.ts', '../services/invoices/getInvoice.ts'],
  ['functions/src/mail/wrong.ts', '../services/mail/queueMail.ts'],
  ['functions/src/store/wrong2.ts', '../services/accounts/users.ts'],
  ['functions/src/services/catalogue/wrong.ts', '../ordering/orders/orders.ts'],
  ['functions/src/services/stock/wrong.ts', '../mail/queueMail.ts'],
  ['functions/src/services/ordering/wrong.ts', '../../http/validate.ts'],
  ['functions/src/services/ordering/wrong2.ts', 'express'],
  ['functions/src/http/wrong.ts', '../services/ordering/orders/orders.ts'],
  ['functions/src/routes/wrong.ts', '../app.ts'],
  ['functions/src/app.ts', './index.ts'],
  ['functions/src/routes/wrong2.ts', 'emulators/suite/start.ts'],
  ['emulators/rules/wrong.ts', '../firestore/storage/database.ts'],
  ['emulators/rules/compiler/wrong2.ts', 'node:fs'],
  ['emulators/firestore/wrong.ts', '../storage/runtime.ts'],
  ['emulators/storage/wrong.ts', '../firestore/storage/database.ts'],
  ['emulators/stripe/wrong.ts', '../firestore/storage/database.ts'],
  ['emulators/firestore/wrong2.ts', 'functions/contract'],
  ['emulators/conformance/wrong.ts', '../suite/launcher/shop.ts'],
  ['emulators/suite/seed/wrong.ts', '../../../functions/src/services/ordering/orders/orders.ts'],
  ['emulators/suite/rules/wrong.ts', '../../../scripts/admin.ts'],
  ['scripts/wrong.ts', '../functions/src/services/accounts/admins.ts'],
  ['scripts/deploy/wrong.ts', '../../emulators/rules/ruleset.ts'],
  ['kit/wrong.ts', '../emulators/suite/start.ts'],
  ['scripts/wrong2.ts', '../kit/ports.ts'],
  ['emulators/suite/seed/wrong2.ts', '../../../functions/src/contract/index.ts'],
  ['emulators/rules/wrong.test.ts', 'functions/contract'],
] as const;

const allowed = [
  ['web/src/pages/shop/Right.tsx', '../../features/tools/cards/ToolCard.tsx'],
  ['web/src/features/tools/cards/Right.tsx', '../../../lib/api/api.ts'],
  ['web/src/features/tools/cards/Right2.tsx', './ToolCard.tsx'],
  ['web/src/features/tools/cards/Right3.tsx', '../../../domain/tool/toolKeys.ts'],
  ['web/src/features/tools/manage/form/right.ts', '../values/toolValues.ts'],
  ['web/src/features/tools/manage/form/right2.ts', '../../cards/stock.ts'],
  ['web/src/domain/order/right.ts', 'functions/contract'],
  ['web/src/domain/order/Right.tsx', '../../ui/media/Picture.tsx'],
  ['web/src/ui/inputs/Right.tsx', '../../lib/forms/steppedNumber.ts'],
  ['web/src/lib/api/right.ts', 'functions/contract'],
  ['functions/src/services/ordering/right.test.ts', '../../testing/orders/orders.ts'],
  ['functions/src/search/right.ts', '../contract/index.ts'],
  ['functions/src/invoices/right.ts', '../contract/index.ts'],
  ['functions/src/routes/right.ts', '../services/ordering/orders/orders.ts'],
  ['functions/src/services/ordering/right.ts', '../../store/collections/collections.ts'],
  ['functions/src/services/ordering/right2.ts', '../catalogue/tools/tools.ts'],
  ['functions/src/contract/right.ts', 'yup'],
  ['emulators/firestore/right.ts', '../rules/ruleset.ts'],
  ['emulators/storage/right.ts', '../rules/ruleset.ts'],
  ['emulators/stripe/right.ts', './store/objects.ts'],
  ['emulators/suite/seed/right.ts', 'functions/contract'],
  ['emulators/quality/load/right.ts', 'functions/testing/api/api'],
  ['emulators/suite/launcher/right.ts', '../../rules/ruleset.ts'],
  ['scripts/right.ts', '@tools-hub/kit/ports'],
  ['scripts/right2.ts', 'functions/operations'],
] as const;

const workspaces = ['functions', 'web', 'scripts', 'kit'];

const root = mkdtempSync(join(tmpdir(), 'zones-'));
let report: string[] = [];

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** An import counts by the file it resolves to, which must exist. */
const plantTarget = ([file, source]: readonly [string, string]) => {
  if (source.startsWith('.')) write(join(dirname(file), source), 'export {};\n');
};

const plant = ([file, source]: readonly [string, string]) =>
  write(file, `export * from '${source}';\n`);

const linkWorkspace = (workspace: string) => {
  write(`${workspace}/package.json`, readText(`${workspace}/package.json`));
  const { name } = JSON.parse(readText(`${workspace}/package.json`));
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, workspace), link, 'junction');
};

beforeAll(async () => {
  write('package.json', readText('package.json'));
  mkdirSync(join(root, 'node_modules'));
  workspaces.forEach(linkWorkspace);
  for (const file of ['contract/index', 'operations', 'testing/api/api'])
    write(`functions/src/${file}.ts`, 'export {};\n');
  [...wrong, ...allowed].forEach(plantTarget);
  [...wrong, ...allowed].forEach(plant);
  write('web/src/ui/types.ts', "export type * from '../app/routes/ShopRoutes.tsx';\n");
  write(
    'web/src/ui/dynamic.ts',
    "export const load = () => import('../app/routes/ShopRoutes.tsx');\n",
  );
  report = await checkImports(root, { roots: [], known: ['web/src/gone'] });
});

afterAll(() => rmSync(root, { recursive: true }));

const problemsOf = (file: string): string[] =>
  report.filter((line) => line.startsWith(`${file} imports `));

it.each(wrong)('lint refuses %s importing %s', (file) => {
  expect(problemsOf(file)).not.toEqual([]);
});

it.each(allowed)('lint allows %s importing %s', (file) => {
  expect(problemsOf(file)).toEqual([]);
});

it('lint refuses imports of types and dynamic imports', () => {
  expect(problemsOf('web/src/ui/types.ts')).not.toEqual([]);
  expect(problemsOf('web/src/ui/dynamic.ts')).not.toEqual([]);
});

it('lint refuses folders that import each other', () => {
  expect(report).toContainEqual(expect.stringMatching(/^functions\/src: .*\bservices\b/));
});

it('lint refuses a known ring that is gone', () => {
  expect(report).toContain('web/src/gone: has no ring any more: remove it from knownRings');
});

it('each file of the browser and the functions stands on a floor', () => {
  const zones = Object.values(floors).flat(2);
  const zone = new RegExp(`^(?:${zones.join('|')})(?:/|$)`);
  const files = globSync('{functions,web}/src/**/*.{ts,tsx}', { cwd: projectFile('.') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTestFile(file));
  expect(files.filter((file) => !zone.test(file))).toEqual([]);
});
