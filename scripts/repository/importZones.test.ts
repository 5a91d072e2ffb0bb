import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';

// Each line is a file of the layout and an import it must not have.
const wrong = [
  ['web/src/components/Wrong.tsx', '../features/tools/catalogue/ToolCard.tsx'],
  ['web/src/components/Wrong2.tsx', 'firebase/auth'],
  ['web/src/theme/wrong.ts', '../api.ts'],
  ['web/src/config.ts', './paths.ts'],
  ['web/src/firebase.ts', './api.ts'],
  ['web/src/api.ts', './features/session/session.ts'],
  ['web/src/messages.ts', './pages/HomePage.tsx'],
  ['web/src/shop/wrong.ts', '../features/session/session.ts'],
  ['web/src/features/tools/catalogue/Wrong.tsx', '../../orders/form/OrderForm.tsx'],
  ['web/src/features/tools/catalogue/Wrong2.tsx', '../../../pages/HomePage.tsx'],
  ['web/src/features/tools/catalogue/Wrong3.tsx', '../../../app/ShopRoutes.tsx'],
  ['web/src/layouts/Wrong.tsx', '../pages/HomePage.tsx'],
  ['web/src/pages/Wrong.tsx', '../layouts/StoreLayout.tsx'],
  ['web/src/pages/Wrong2.tsx', '../../../functions/src/services/ordering/orders.ts'],
  ['web/src/app/Wrong.tsx', '../main.tsx'],
  ['web/src/app/Wrong2.tsx', 'emulators/suite/start.ts'],
  ['functions/src/contract/wrong.ts', '../errors.ts'],
  ['functions/src/contract/wrong2.ts', 'express'],
  ['functions/src/errors.ts', './firebase.ts'],
  ['functions/src/firebase.ts', './collections.ts'],
  ['functions/src/search/wrong.ts', '../collections.ts'],
  ['functions/src/search/wrong2.ts', '../errors.ts'],
  ['functions/src/invoices/wrong.ts', '../services/invoices/getInvoice.ts'],
  ['functions/src/mail/wrong.ts', '../services/mail/queueMail.ts'],
  ['functions/src/collections.ts', './services/ordering/orders.ts'],
  ['functions/src/accounts.ts', './services/accounts/users.ts'],
  ['functions/src/services/ordering/wrong.ts', '../../http/validate.ts'],
  ['functions/src/services/ordering/wrong2.ts', 'express'],
  ['functions/src/http/wrong.ts', '../services/ordering/orders.ts'],
  ['functions/src/routes/wrong.ts', '../app.ts'],
  ['functions/src/app.ts', './index.ts'],
  ['functions/src/routes/wrong2.ts', 'emulators/suite/start.ts'],
  ['emulators/standIns/rules/wrong.ts', '../firestore/database.ts'],
  ['emulators/standIns/rules/wrong2.ts', 'node:fs'],
  ['emulators/standIns/firestore/wrong.ts', '../storageRules/runtime.ts'],
  ['emulators/standIns/storageRules/wrong.ts', '../firestore/database.ts'],
  ['emulators/standIns/stripe/wrong.ts', '../firestore/database.ts'],
  ['emulators/standIns/firestore/wrong2.ts', 'functions/contract'],
  ['emulators/standIns/conformance/wrong.ts', '../../suite/launcher/paths.ts'],
  ['emulators/suite/seed/wrong.ts', '../../../functions/src/services/ordering/orders.ts'],
  ['emulators/suite/rules/wrong.ts', '../../../scripts/admin.ts'],
  ['scripts/wrong.ts', '../functions/src/services/accounts/admins.ts'],
  ['scripts/deploy/wrong.ts', '../../emulators/standIns/rules/ruleset.ts'],
  ['web/src/app/Wrong3.tsx', '../../../scripts/deploy.ts'],
] as const;

const allowed = [
  ['web/src/pages/Right.tsx', '../features/tools/catalogue/ToolCard.tsx'],
  ['web/src/features/tools/catalogue/Right.tsx', '../../../api.ts'],
  ['web/src/features/tools/catalogue/Right2.tsx', './ToolCard.tsx'],
  ['web/src/components/Right.tsx', 'functions/contract'],
  ['functions/src/search/right.ts', '../contract/index.ts'],
  ['functions/src/invoices/right.ts', '../contract/index.ts'],
  ['functions/src/routes/right.ts', '../services/ordering/orders.ts'],
  ['functions/src/services/ordering/right.ts', '../../collections.ts'],
  ['functions/src/services/ordering/right2.ts', '../catalogue/tools.ts'],
  ['functions/src/contract/right.ts', 'yup'],
  ['emulators/standIns/firestore/right.ts', '../rules/ruleset.ts'],
  ['emulators/standIns/storageRules/right.ts', '../rules/ruleset.ts'],
  ['emulators/standIns/stripe/right.ts', './objects.ts'],
  ['emulators/suite/seed/right.ts', 'functions/contract'],
  ['emulators/suite/load/right.ts', 'functions/testing/api'],
  ['emulators/suite/launcher/right.ts', '../../standIns/rules/ruleset.ts'],
  ['scripts/right.ts', '../emulators/suite/launcher/ports.ts'],
  ['scripts/right2.ts', 'functions/operations'],
  ['web/src/features/tools/manage/right.ts', '../toolRequests.ts'],
] as const;

const root = mkdtempSync(join(tmpdir(), 'zones-'));
let report = '';

const plant = ([file, source]: readonly [string, string]) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `export * from '${source}';\n`);
};

const lint = () =>
  new Promise<string>((resolve) => {
    const args = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none'];
    execFile(
      projectFile('node_modules/.bin/biome'),
      [...args, '--vcs-enabled=false', '--reporter=github', '--colors=off'],
      { cwd: root, shell: process.platform === 'win32' },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });

beforeAll(async () => {
  copyFileSync(projectFile('biome.json'), join(root, 'biome.json'));
  for (const planted of [...wrong, ...allowed]) plant(planted);
  report = await lint();
});

afterAll(() => rmSync(root, { recursive: true }));

it.each(wrong)('lint refuses %s importing %s', (file) => {
  expect(report).toContain(`/${file},line=`);
});

it.each(allowed)('lint allows %s importing %s', (file) => {
  expect(report).not.toContain(`/${file},line=`);
});
