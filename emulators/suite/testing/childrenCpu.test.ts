import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { cpuOf } from './childrenCpu.ts';

const started = (code: string) => cpuOf(spawn(process.execPath, ['-e', code]));

it('measures a process with its children, on Linux', async () => {
  const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', '${busy}'])`;
  const seconds = await started(parent);
  if (process.platform === 'linux') expect(seconds).toBeGreaterThan(0.3);
  else expect(seconds).toBeNaN();
});
