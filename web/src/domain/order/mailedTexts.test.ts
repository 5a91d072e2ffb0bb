import { expect, it } from 'vitest';
import { getMailText } from './mailedTexts.ts';

const ada = { payerName: 'Ada', userEmail: 'ada@example.test' };
const nell = { payerName: 'Nell', userEmail: '' };
const wanda = { payerName: 'Wanda', userEmail: '' };

it.each([
  [[ada], 'Ada (ada@example.test) gets a mail with the reason.'],
  [[ada, ada], 'Ada (ada@example.test) gets a mail with the reason.'],
  [[nell], 'Nell has no e-mail address, and gets no mail.'],
  [[nell, wanda], 'Nell and Wanda have no e-mail address, and get no mail.'],
  [
    [ada, nell],
    'Ada (ada@example.test) gets a mail with the reason. Nell has no e-mail address, and gets no mail.',
  ],
])('says who gets a mail, and who gets none: %#', (documents, text) => {
  expect(getMailText(documents, ' with the reason')).toBe(text);
});
