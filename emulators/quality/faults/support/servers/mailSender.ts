/** Sends the mails with the ids of its arguments, all at the same time, as the functions do. */
import { sendMail } from 'functions/testing/mails/mails';

await Promise.all(process.argv.slice(2).map((id) => sendMail(id)));
process.exit();
