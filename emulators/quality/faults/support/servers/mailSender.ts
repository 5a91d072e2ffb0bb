/**
 * Sends the mails with the ids of its arguments, all at the same time, as the functions do. Like the
 * job of each minute, it sends again what a busy machine made unavailable.
 */
import { sendMail } from 'functions/testing/mails/mails';

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'unavailable';

const send = async (id: string): Promise<void> => {
  try {
    await sendMail(id);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await send(id);
  }
};

await Promise.all(process.argv.slice(2).map(send));
process.exit();
