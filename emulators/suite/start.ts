/** `npm start` and `npm run dev`: the shop on its seed or an export, from the build to Ctrl-C. */
import { startDevTools } from './dev.ts';
import { mailNews } from './launcher/mailNews.ts';
import { type Options, readOptions } from './launcher/options.ts';
import { rulesNews } from './launcher/rulesNews.ts';
import { runUntilSignal } from './launcher/runUntilSignal.ts';
import { openShop, type Shop } from './launcher/shop.ts';

const printContent = (seed: Shop['seed'], { importFrom }: Options, url: string) => {
  if (!seed) {
    console.log(`\n  Tools Hub is open, with the data of ${importFrom}: ${url}`);
    return;
  }
  console.log(`\n  Tools Hub is open, with ${seed.tools} tools on sale: ${url}\n`);
  for (const { role, email, password } of seed.accounts) {
    console.log(`    ${role.padEnd(9)} ${email.padEnd(27)} ${password}`);
  }
};

const printEnd = ({ exportTo }: Options) => {
  const keeping = exportTo === undefined ? '' : `, and keeps the data in ${exportTo}`;
  console.log(`\n  Ctrl-C ends it${keeping}.\n`);
};

const isOfInterest = ({ verbose, dev, exportTo }: Options, line: string) => {
  const isOfFunctions = line.startsWith('>');
  const isOfExport = /\bexport(ing data| complete| to) /i.test(`${line} `);
  return verbose || (dev && isOfFunctions) || (exportTo !== undefined && isOfExport);
};

// A developer's mistake may end the functions; the next request starts them with its correction.
const tellFunctionsDeath = (reason: string) =>
  console.log(
    `The process of the functions ended (${reason}). The next request starts another one.`,
  );

const start = async (options: Options, signal: AbortSignal) => {
  const { suite, seed } = await openShop(options, signal, {
    onOutput: (line) => {
      const shown = isOfInterest(options, line) ? line : (rulesNews(line) ?? mailNews(line));
      if (shown !== undefined) console.log(shown);
    },
    onFunctionsDeath: options.dev ? tellFunctionsDeath : undefined,
  });
  const url = options.dev ? await startDevTools(options, signal) : suite.shopUrl;
  printContent(seed, options, url);
  printEnd(options);
  return suite.ended;
};

await runUntilSignal((signal) => start(readOptions(process.argv.slice(2), { offset: 0 }), signal));
