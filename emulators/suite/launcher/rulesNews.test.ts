import { expect, it } from 'vitest';
import { rulesNews } from './rulesNews.ts';

it.each([
  [
    "⚠  ../../../firestore.rules:36:47 - ERROR Unexpected ';'.",
    "firestore.rules:36:47: Unexpected ';'. The previous rules stay in force.",
  ],
  [
    '⚠  \x1b[36m../firestore.rules\x1b[39m:\x1b[33m9\x1b[39m:\x1b[33m14\x1b[39m - \x1b[31mWARNING\x1b[39m Unused function: isAdmin.',
    'firestore.rules:9:14: Unused function: isAdmin.',
  ],
  [
    '⚠  Invalid function name: isAdmn in /home/ann/tools-hub/storage.rules:31',
    'storage.rules:31: Invalid function name: isAdmn. The previous rules stay in force.',
  ],
  [
    'i  storage: Change detected, updating rules for Cloud Storage...',
    'i  storage: Change detected, updating rules for Cloud Storage...',
  ],
])('%s', (line, news) => {
  expect(rulesNews(line)).toBe(news);
});

it.each([
  '✔  firestore: Rules updated.',
  '⚠  functions: Failed to load function.',
  'i  hosting: 127.0.0.1 - - "GET /api/health HTTP/1.1" 200 62',
])('says nothing of %s', (line) => {
  expect(rulesNews(line)).toBeUndefined();
});
