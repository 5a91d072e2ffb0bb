export interface Question {
  question: string;
  /** In paragraphs. */
  answer: string[];
}

/** What the shop's makers are asked about it, with their answers. */
export const questions: Question[] = [
  {
    question: 'How will you improve the performance of a React app?',
    answer: [
      'Measure first: the React Profiler shows which components render, how often and why; Lighthouse shows what a phone has to download before anything can be used.',
      'Then send less. Split the code by route, keep heavy libraries out of the first page, and give pictures in the sizes they are shown in.',
      'Then render less. Keep state close to where it is used, give list items stable keys, show long lists a page at a time, and memoize a component or a value only where the profile says it pays.',
    ],
  },
  {
    question: 'What is the difference between JavaScript and Node.js?',
    answer: [
      'JavaScript is a programming language, defined by the ECMAScript standard. Node.js is a program that runs it outside a browser, on the V8 engine that Chrome uses too.',
      'The language is the same in both; what surrounds it is not. A browser gives a script the page, its events and its storage. Node.js gives it files, network servers and processes instead, and packages from npm.',
    ],
  },
  {
    question: 'When do you need Node.js, and when is a browser enough?',
    answer: [
      'A browser is enough for what happens on the page: checking a form, working out a total, drawing a chart. Everybody can read and change what runs there, so nothing that must be trusted may be decided there.',
      'Node.js is needed where the visitor must not reach: checking who is asking, keeping prices and stock, speaking with a database. It also runs the tools that build and test the page itself.',
    ],
  },
];
