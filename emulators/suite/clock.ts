/** `npm run clock`: shows or moves the clock of a running suite. */
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { parseCommandLine, usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { readOffset } from '@tools-hub/kit/commandLine/readOffset';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { followMs } from './sandbox/clock/followClock.ts';
import { clockText, movedClock } from './sandbox/clock/movedClock.ts';
import { readShift, writeShift } from './sandbox/clock/suiteClock.ts';

const usage = `npm run clock                show the clock of the running suite
npm run clock -- CHANGE      move it: +30m, +2h, +3d, +1w, 2026-12-24, 2026-12-24T10:00 (UTC), or reset

Options:
  --port-offset N   use the suite that was started with this offset`;

const clock = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseCommandLine(usage, {
    args,
    options: { 'port-offset': { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const [change, ...rest] = positionals;
  if (rest.length > 0) throw usageError(`Unexpected argument: ${rest[0]}`, usage);
  const offset = readOffset(values['port-offset'], usage);
  const shift = readShift(offset);
  if (shift === undefined) {
    throw new CommandError(
      'No suite runs from this folder. Start one with npm start, or pass its --port-offset.',
    );
  }
  if (change === undefined) {
    console.log(clockText(shift, Date.now()));
    return 0;
  }
  const moved = movedClock(change, shift, Date.now());
  writeShift(offset, moved);
  await delay(3 * followMs);
  console.log(clockText(moved, Date.now()));
  console.log(
    change === 'reset'
      ? 'What was stored meanwhile keeps its later times. Start the suite again for fresh data.'
      : 'The jobs handle what is due now within seconds.',
  );
  return 0;
};

await runMain(() => clock(process.argv.slice(2)));
