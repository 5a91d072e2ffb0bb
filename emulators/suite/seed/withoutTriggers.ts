import { StartError } from '../launcher/startError.ts';

const switchTriggers = async (call: 'disable' | 'enable') => {
  const url = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions/${call}BackgroundTriggers`;
  const answer = await fetch(url, { method: 'PUT' });
  if (!answer.ok) throw new StartError(`${url} answered ${answer.status}: ${await answer.text()}`);
};

/**
 * Does the work while the suite's Functions emulator runs no function on events; those of the work
 * are lost to it. Afterwards events start functions again, also when the work fails.
 * @throws {StartError} when the emulator hub refuses.
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
