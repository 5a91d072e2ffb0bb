export interface Question {
  question: string;
  /** The paragraphs of the answer. */
  answer: string[];
}

/** Questions about how the shop is built, with answers. */
export const questions: Question[] = [
  {
    question: 'How will you improve the performance of a React app?',
    answer: [
      'Measure first. The React Profiler shows which components render, how often and why. Lighthouse shows what a phone has to download before the page is usable.',
      'Then send less. Split the code by route, keep heavy libraries out of the first page, and serve pictures in the sizes at which the page shows them.',
      'Then render less. Keep state close to where it is used, give list items stable keys and show long lists one page at a time. Memoize a component or a value only when the profile shows a benefit.',
    ],
  },
  {
    question: 'What is the difference between JavaScript and Node.js?',
    answer: [
      'JavaScript is a programming language, defined by the ECMAScript standard. Node.js is a program that runs JavaScript outside a browser, on V8, the same engine that Chrome uses.',
      'The language is the same in both, but the APIs differ. A browser gives a script access to the page, its events and its storage. Node.js gives it access to files, network servers, processes and packages from npm.',
    ],
  },
  {
    question: 'When do you need Node.js, and when is a browser enough?',
    answer: [
      'A browser is enough for work on the page itself: checking a form, calculating a total, drawing a chart. But visitors can read and change code that runs in their browser, so never make a decision there that you have to trust.',
      'You need Node.js for code that visitors must not reach: checking who makes a request, storing prices and stock, querying a database. Node.js also runs the tools that build and test the page.',
    ],
  },
];
