import { CommandError } from '../launcher/command/commandError.ts';

const switchTriggers = async (call: 'disable' | 'enable') => {
  const url = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions/${call}BackgroundTriggers`;
  const answer = await fetch(url, { method: 'PUT' });
  if (!answer.ok)
    throw new CommandError(`${url} answered ${answer.status}: ${await answer.text()}`);
};

/**
 * Runs the work while the suite's Functions emulator ignores events, so that they trigger no function.
 * Afterwards it enables the triggers again, even if the work fails.
 * @throws {CommandError} when the emulator hub refuses.
 * @see https://firebase.google.com/docs/emulator-suite/connect_functions#interactions-with-other-services
 */
export const withoutTriggers = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await switchTriggers('disable');
  try {
    return await work();
  } finally {
    await switchTriggers('enable');
  }
};
