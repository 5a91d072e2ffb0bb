/** The conventions of CONTRIBUTING.md that neither the compiler nor the linter checks. */
import { expect, it } from 'vitest';
import { avoidedWords, occurrencesOf, toWords } from './avoidedWords.ts';
import { projectFiles, readText } from './repository.ts';

const sources = projectFiles().filter(
  (file) =>
    /^(?:web|functions|emulators|kit|scripts)\/.*\.tsx?$/.test(file) &&
    file !== 'scripts/repository/conventions.test.ts',
);
const sourceTexts = new Map(sources.map((file) => [file, readText(file)]));
const sourceOf = (file: string) => sourceTexts.get(file) ?? '';
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file);
const isProduct = (file: string) => /^(?:web|functions)\/src\//.test(file) && !isTest(file);

interface Convention {
  title: string;
  /** The text that must not occur. */
  pattern: RegExp;
  /** A line that breaks the convention. */
  violation: string;
  /** The files to search; those of the product by default. */
  within?: (file: string) => boolean;
  /** The files where it is allowed. */
  except?: RegExp;
}

const conventions: Convention[] = [
  {
    title: 'pages are addressed by web/src/lib/router/paths.ts',
    pattern: /\b(?:to|href)="\/|navigate\('\//,
    violation: '<Link to="/tools">',
  },
  {
    title: 'calls are addressed by the contract',
    pattern: /['"`]\/api(?:\/|['"`])/,
    violation: "fetch('/api/tools')",
    except: /^functions\/src\/contract\/calls\/apiCall\.ts$/,
  },
  {
    title: 'the web app reads its settings in one file',
    pattern: /import\.meta\.env/,
    violation: 'import.meta.env.VITE_SITE_URL',
    except: /^web\/src\/lib\/firebase\/config\.ts$/,
  },
  {
    title: 'the functions declare their parameters in one file',
    pattern: /\bdefine(?:String|Int|Boolean|Secret|List)\(/,
    violation: "defineString('API_REGION')",
    except: /^functions\/src\/params\.ts$/,
  },
  {
    title: 'emulators are connected where their SDK is set up',
    pattern: /\bconnect\w+Emulator\(/,
    violation: 'connectAuthEmulator(auth, url)',
    except:
      /^web\/src\/(?:lib\/firebase\/(?:firebase|firestoreClient)|lib\/pictures\/storage)\.ts$/,
  },
  {
    title: 'the calendar is in one file',
    pattern:
      /DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.[gs]et(?:UTC)?(?:Date|Day|Month|Hours)\(|\.getUTCFullYear\(|getTimezoneOffset|toISOString\(\)\.(?:slice|split|substring)|\b86_?400_?000\b|\b24 \* 60\b|\b24 \* hour/,
    violation: 'new Date().toISOString().slice(0, 10)',
    within: (file) =>
      isProduct(file) ||
      (/^emulators\/(?:suite\/seed|quality\/bench)\//.test(file) && !isTest(file)),
    except: /^functions\/src\/contract\/days\.ts$/,
  },
  {
    title: 'currency, locale and decimals of money are in one file',
    pattern:
      /['"`][a-z]{2}-[A-Z]{2}['"`]|\bUSD\b|['"`]usd['"`]|['"`]\$['"`]|>\$<|\$\$\{|\bUS dollars\b|\bin dollars\b['"`]|toFixed\(2\)|toLocaleString\(|\bprice\.max \* 100\b|centsPer/,
    violation: "total.toLocaleString('en-US', { style: 'currency', currency: 'USD' })",
    within: (file) =>
      isProduct(file) ||
      (/^emulators\/(?:suite\/seed|quality\/bench\/scale)\//.test(file) && !isTest(file)),
    // Reads numbers in other scripts, where a dollar sign is one of the characters.
    except: /^functions\/src\/contract\/(?:money|numbers\/numberText)\.ts$/,
  },
  {
    title: 'the storage of the browser, which can throw, is used in one file',
    pattern: /(?:local|session)Storage\b/,
    violation: "localStorage.getItem('cart')",
    // Before the first paint, inline scripts read the colour scheme, the token, the payer and the cart.
    except:
      /^web\/src\/(?:lib\/browser\/browserStorage|lib\/session\/(?:readToken|buyingFor)Script|lib\/api\/prefetchScript|domain\/cart\/stored\/storedLinesScript|theme\/colorScheme)\.ts$/,
  },
  {
    title: 'no page and no service uses a snapshot or timestamp of Firestore',
    pattern: /\.data\(\)|\bTimestamp\b/,
    violation: 'snapshot.data()',
    within: (file) =>
      isProduct(file) && /^(?:web|functions\/src\/(?:contract|http|routes|services))\//.test(file),
    // Reads all documents as they were at one time, for the consistency checks alone.
    except:
      /^functions\/src\/services\/consistency\/documents\/(?:companyS|mailS|orderS|s)napshots\.ts$/,
  },
  {
    title: 'a code becomes a status in one file, and in the page of a missing tool',
    pattern: /\.status\(.*errorStatus|errorStatus\[/,
    violation: 'response.status(errorStatus[code])',
    except:
      /^functions\/src\/(?:http\/errors\/(?:errorHandler|problems)|routes\/site\/site|openapi\/[\w/]+)\.ts$/,
  },
  {
    title: 'tax is computed and named in one file; others pass it on',
    pattern: /\btaxRate\b/,
    violation: 'const tax = subtotal * order.taxRate;',
    // The form of the settings has a field for each rate, and the OpenAPI document describes them.
    except:
      /^(?:functions\/src\/(?:contract\/(?:tax\/(?:tax|fields)|settings\/model|limits))|web\/src\/features\/settings\/\w+)\.tsx?$/,
  },
  {
    title: 'the texts that the customer prescribed stand in one place',
    pattern:
      /error oc+ur+ed|An error has occurred|Added Successfully|Information Updated|order ID: |order amount : |available order : |Available :/,
    violation: "toFormFailure(error, 'error ocurred: ')",
    except: /^functions\/src\/contract\/prescribed\//,
  },
  {
    title: 'the status of an order is compared in one file',
    // Steps are called like the statuses that they lead to.
    pattern:
      /(?<!\b(?:step|to) |[!=])[!=]==? *(?:['"](?:placed|confirmed|part-shipped|shipped|delivered|cancelled)['"]|(?:initial|cancelled)Status\b)/,
    violation: "order.status === 'placed'",
    except: /^functions\/src\/contract\/orders\/lifecycle\.ts$/,
  },
  {
    title: 'colours are in the theme',
    pattern: /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i,
    violation: 'color: #1b4d3e',
    within: (file) => isProduct(file) && file.startsWith('web/'),
    except: /^web\/src\/theme\//,
  },
  {
    title: 'what stays at the bottom of the window is above the notices, which alone are fixed',
    pattern: /position: 'fixed'|\.\.\.(?:sticky|fixed),[^}]*?\bbottom: (?:\d|\{ xs: \d)/,
    violation: '{ ...sticky, bottom: 0, zIndex: 1 }',
    within: (file) => isProduct(file) && file.startsWith('web/'),
    except:
      /^web\/src\/(?:app\/notices\/Notices|layouts\/navigation\/SkipLink|features\/orders\/live\/NewOrdersNotice|ui\/layout\/sticky)\.tsx?$/,
  },
  {
    title: 'forms do not notify or navigate: their pages do',
    pattern: /enqueueSnackbar|useNavigate/,
    violation: 'const navigate = useNavigate();',
    within: (file) => /Form\.tsx$/.test(file),
  },
  {
    title: 'typed numbers are read by the contract, from text fields',
    pattern: /type="number"|valueAsNumber|\bparse(?:Float|Int)\(|(?<![.\w])Number\(/,
    violation: 'const price = Number(values.price);',
    within: (file) => isProduct(file) && file.startsWith('web/'),
    // Texts that no person types: ports, positions in paths and menus, times of kept data, the audit
    // log and the metadata of articles.
    except:
      /^web\/src\/(?:lib\/(?:pictures\/storage|firebase\/firestoreClient|queries\/kept\/keptData)|domain\/audit\/fieldChanges|features\/(?:bank\/imports\/columnForm|blog\/parseArticle|checkout\/failure\/checkoutFailure|tools\/manage\/values\/toFormErrors))\.ts$/,
  },
  {
    title: 'exports have names',
    pattern: /^export default/m,
    violation: 'export default App;',
  },
  {
    title: 'no comment disables the compiler',
    pattern: /@ts-(?:ignore|expect-error|nocheck)/,
    violation: '// @ts-ignore',
    within: () => true,
  },
  {
    title: 'no comment postpones work',
    pattern: /\b(?:TODO|FIXME|XXX)\b/,
    violation: '// TODO: later',
    within: () => true,
  },
  {
    title: 'tests have no time limits except those of emulators/suite/testing/timeouts.ts',
    pattern: /(?:^|\n) *\}, \d[\d_]*\);|\btimeout: \d|[tT]estTimeout|\bvi\.wait(?:For|Until)\(/,
    violation: '  }, 60_000);',
    within: isTest,
    except:
      /^emulators\/suite\/(?:testing\/(?:timeouts|playwright\.config)|e2e\/support\/page\/test)\.ts$/,
  },
  {
    title: 'no test measures time',
    pattern: /performance\.now\(\)/,
    violation: 'const start = performance.now();',
    within: isTest,
  },
  {
    title: 'no test is skipped, and none sleeps',
    pattern: /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\(|waitForTimeout/,
    violation: "it.skip('works', () => {})",
    within: isTest,
  },
];

it.each(conventions)('$title', ({ pattern, violation, within = isProduct, except }) => {
  expect(violation).toMatch(pattern);
  const searched = sources.filter((file) => within(file) && !except?.test(file));
  expect(searched.length).toBeGreaterThan(5);
  expect(searched.filter((file) => pattern.test(sourceOf(file)))).toEqual([]);
});

it('no file of the product has more than 300 lines', () => {
  const long = sources.filter((file) => !isTest(file) && sourceOf(file).split('\n').length > 301);
  expect(long).toEqual([]);
});

/** Sources and documents, except the list itself. */
const texts = projectFiles()
  .filter(
    (file) =>
      /\.(?:[tj]sx?|json|md|html|rules)$/.test(file) &&
      !/package-lock\.json$|\/(?:avoidedWords|conventions\.test)\.ts$/.test(file),
  )
  .map((file) => ({ file, line: toWords(readText(file)) }));

it.each(avoidedWords)(
  'no text says "$word": write "$instead"',
  ({ example, except, ...avoided }) => {
    expect(occurrencesOf(avoided, toWords(example))).not.toEqual([]);
    const found = texts
      .filter(({ file }) => !except?.test(file))
      .flatMap(({ file, line }) => occurrencesOf(avoided, line).map((part) => `${file}: ${part}`));
    expect(found).toEqual([]);
  },
);

it.each([
  ['rivals?', 'arrivals'],
  ['mend(?:s|ed|ing)?', 'We recommend amending it.'],
  ['hence', 'henceforth'],
  ['(?:known|security|open) holes?', 'It drills holes.'],
])('the word "%s" does not match "%s"', (word, text) => {
  expect(occurrencesOf({ word }, toWords(text))).toEqual([]);
});
