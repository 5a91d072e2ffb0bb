import { execFileSync } from 'node:child_process';
import { buildFunctionsIfChanged } from '@tools-hub/kit/builds/buildFunctions';
import { assertPortsFree, readConfig } from '@tools-hub/kit/ports';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSuite } from '../../suite/launcher/suite.ts';

/**
 * Different for each test process, and below the ports that systems give to outgoing connections,
 * of which other tests have many.
 */
const firstOffset = 10_000 + (process.pid % 500) * 20;
const maxOffset = 22_000;

/** The first offset from there on at which all ports are free. */
const freeOffset = async (offset = firstOffset): Promise<number> => {
  try {
    await assertPortsFree(readConfig(offset));
    return offset;
  } catch (error) {
    if (offset > maxOffset) throw error;
    return freeOffset(offset + 20);
  }
};

interface Process {
  pid: number;
  parent: number;
  command: string;
}

const processes = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) +(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), parent: Number(parent), command };
    });

const functionsOf = (firestore: number) => {
  const all = processes();
  const cli = all.find(({ pid }) => pid === firestore)?.parent;
  return all.filter(
    ({ parent, command }) => parent === cli && command.includes('functionsEmulatorRuntime'),
  );
};

const firestorePid = async (hub: string | undefined): Promise<number> => {
  const listed = await fetch(`http://${hub}/emulators`);
  const { firestore } = (await listed.json()) as { firestore: { pid: number } };
  return firestore.pid;
};

describe('A suite whose processes are killed', () => {
  it('restarts a function with its next request, and stops when Firestore exits', async ({
    signal,
  }) => {
    await buildFunctionsIfChanged(signal);
    const exits: string[] = [];
    const suite = await startSuite({
      offset: await freeOffset(),
      official: false,
      onFunctionsFailure: ({ reason }) => exits.push(reason),
      signal,
    });
    onTestFinished(() => suite.stop());
    await suite.loadFunctions();
    const firestore = await firestorePid(suite.env.FIREBASE_EMULATOR_HUB);
    const [api, ...others] = functionsOf(firestore);
    expect(others, 'only one process serves the API').toEqual([]);

    process.kill(Number(api?.pid), 'SIGKILL');
    await expect.poll(() => exits).toEqual(['signal SIGKILL']);
    const { status } = await fetch(`${suite.env.API_URL}/health`);
    expect(status).toBe(200);

    process.kill(firestore, 'SIGKILL');
    await expect(suite.ended).rejects.toThrow(
      'The process of Firestore ended unexpectedly (signal SIGKILL), so the suite was stopped.',
    );
  });
});
