import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFile } from './paths.ts';

// Each line is a file of the layout and an import it must not have.
const wrong = [
  ['web/src/components/Wrong.tsx', '../features/tools/ToolCard.tsx'],
  ['web/src/components/Wrong2.tsx', 'firebase/auth'],
  ['web/src/theme/wrong.ts', '../api.ts'],
  ['web/src/config.ts', './paths.ts'],
  ['web/src/firebase.ts', './api.ts'],
  ['web/src/api.ts', './features/session/session.ts'],
  ['web/src/messages.ts', './pages/HomePage.tsx'],
  ['web/src/features/tools/Wrong.tsx', '../orders/OrderForm.tsx'],
  ['web/src/features/tools/Wrong2.tsx', '../../pages/HomePage.tsx'],
  ['web/src/features/tools/Wrong3.tsx', '../../app/router.tsx'],
  ['web/src/layouts/Wrong.tsx', '../pages/HomePage.tsx'],
  ['web/src/pages/Wrong.tsx', '../layouts/StoreLayout.tsx'],
  ['web/src/pages/Wrong2.tsx', '../../../functions/src/services/orders.ts'],
  ['web/src/app/Wrong.tsx', '../main.tsx'],
  ['web/src/app/Wrong2.tsx', 'emulators/src/start.ts'],
  ['functions/src/contract/wrong.ts', '../errors.ts'],
  ['functions/src/contract/wrong2.ts', 'express'],
  ['functions/src/errors.ts', './firebase.ts'],
  ['functions/src/firebase.ts', './collections.ts'],
  ['functions/src/collections.ts', './services/orders.ts'],
  ['functions/src/accounts.ts', './services/users.ts'],
  ['functions/src/services/wrong.ts', '../http/validate.ts'],
  ['functions/src/services/wrong2.ts', 'express'],
  ['functions/src/http/wrong.ts', '../services/orders.ts'],
  ['functions/src/routes/wrong.ts', '../app.ts'],
  ['functions/src/app.ts', './index.ts'],
  ['functions/src/routes/wrong2.ts', 'emulators/src/start.ts'],
  ['emulators/src/rules/wrong.ts', '../firestore/database.ts'],
  ['emulators/src/rules/wrong2.ts', 'node:fs'],
  ['emulators/src/firestore/wrong.ts', '../storageRules/runtime.ts'],
  ['emulators/src/storageRules/wrong.ts', '../firestore/database.ts'],
  ['emulators/src/seed/wrong.ts', '../../../functions/src/services/orders.ts'],
  ['emulators/rules/wrong.ts', '../../functions/src/services/orders.ts'],
] as const;

const allowed = [
  ['web/src/pages/Right.tsx', '../features/tools/ToolCard.tsx'],
  ['web/src/features/tools/Right.tsx', '../../api.ts'],
  ['web/src/features/tools/Right2.tsx', './ToolCard.tsx'],
  ['web/src/components/Right.tsx', 'functions/contract'],
  ['functions/src/routes/right.ts', '../services/orders.ts'],
  ['functions/src/services/right.ts', '../collections.ts'],
  ['functions/src/contract/right.ts', 'yup'],
  ['emulators/src/firestore/right.ts', '../rules/ruleset.ts'],
  ['emulators/src/storageRules/right.ts', '../rules/ruleset.ts'],
  ['emulators/src/seed/right.ts', 'functions/contract'],
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
