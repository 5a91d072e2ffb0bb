/** `npm start` and `npm run dev`: the shop on its seed, from the build to Ctrl-C. */
import { startDevTools } from './dev.ts';
import { type Options, readOptions } from './options.ts';
import { rulesNews } from './rulesNews.ts';
import { runUntilSignal } from './runUntilSignal.ts';
import { openShop, type Shop } from './shop.ts';

const printShop = (url: string, { accounts, tools }: Shop['seed']) => {
  console.log(`\n  Tools Hub is open, with ${tools} tools on sale: ${url}\n`);
  for (const { role, email, password } of accounts) {
    console.log(`    ${role.padEnd(9)} ${email.padEnd(27)} ${password}`);
  }
  console.log('\n  Ctrl-C ends it.\n');
};

const start = async (options: Options, signal: AbortSignal) => {
  const { suite, seed } = await openShop(options, signal, (line) => {
    const isOfFunctions = line.startsWith('>');
    const isShown = options.verbose || (options.dev && isOfFunctions);
    const shown = isShown ? line : rulesNews(line);
    if (shown !== undefined) console.log(shown);
  });
  printShop(options.dev ? await startDevTools(options, signal) : suite.shopUrl, seed);
  return suite.ended;
};

await runUntilSignal((signal) => start(readOptions(process.argv.slice(2), { offset: 0 }), signal));
