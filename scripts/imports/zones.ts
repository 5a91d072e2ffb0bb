/**
 * Where imports may point. This is the only table of it: `npm run lint` checks it on the whole
 * repository, and importZones.test.ts plants violations of it. Paths are regular expressions from
 * the root of the repository, and end at a name: 'web/src/app' covers web/src/app/**.
 */

/** The folders with code. */
export const folders = ['functions', 'web', 'emulators', 'scripts', 'kit'] as const;

/**
 * Each floor may import what stands below it, never its own floor or one above. A folder matched by
 * a group stands alone: features never import one another. Tests may import any floor.
 */
export const floors: Record<string, readonly (readonly string[])[]> = {
  web: [
    ['web/src/main.tsx', 'web/src/prerender.tsx'],
    ['web/src/prerender'],
    ['web/src/app'],
    ['web/src/layouts', 'web/src/pages'],
    ['web/src/features/([^/]+)'],
    ['web/src/domain'],
    ['web/src/ui'],
    ['web/src/lib'],
    ['web/src/theme'],
  ],
  functions: [
    ['functions/src/index.ts'],
    ['functions/src/triggers'],
    ['functions/src/app.ts', 'functions/src/operations.ts'],
    ['functions/src/routes'],
    ['functions/src/csv', 'functions/src/openapi'],
    ['functions/src/http'],
    ['functions/src/services/site'],
    ['functions/src/services/accountData'],
    ['functions/src/services/consistency'],
    ['functions/src/services/journal'],
    ['functions/src/services/reports'],
    ['functions/src/services/live'],
    ['functions/src/services/webhooks'],
    ['functions/src/services/assignments'],
    ['functions/src/services/bank'],
    ['functions/src/services/billing'],
    ['functions/src/services/payments'],
    ['functions/src/services/carts'],
    ['functions/src/services/requests'],
    ['functions/src/services/quotes'],
    ['functions/src/services/notes'],
    ['functions/src/services/returns'],
    ['functions/src/services/ordering'],
    ['functions/src/services/shipments'],
    ['functions/src/services/priceLists'],
    ['functions/src/services/catalogue'],
    ['functions/src/services/prices'],
    ['functions/src/services/reviews'],
    ['functions/src/services/inquiries'],
    ['functions/src/services/apiKeys'],
    ['functions/src/services/companies'],
    ['functions/src/services/customers'],
    ['functions/src/services/invoices'],
    ['functions/src/services/secondFactor'],
    ['functions/src/services/staff'],
    ['functions/src/services/mail'],
    ['functions/src/services/stock'],
    ['functions/src/services/views'],
    ['functions/src/services/accounts'],
    ['functions/src/services/pictures'],
    ['functions/src/services/settings'],
    ['functions/src/store'],
    [
      'functions/src/apiKeys',
      'functions/src/bank',
      'functions/src/invoices',
      'functions/src/mail',
      'functions/src/search',
      'functions/src/webhooks',
    ],
    ['functions/src/documents'],
    [
      'functions/src/errors.ts',
      'functions/src/html',
      'functions/src/outbox',
      'functions/src/params.ts',
    ],
    ['functions/src/contract'],
  ],
};

/** An import that is forbidden although no floor says so. */
export interface Wall {
  /** The rule in a few words: the linter prints them. */
  readonly says: string;
  readonly from: string;
  /** Paths, names of packages, or modules of Node. */
  readonly to: readonly string[];
  /** The parts of `to` that are allowed after all. */
  readonly except?: readonly string[];
  /** Whether tests keep to it too. */
  readonly tests?: boolean;
}

const standIns = 'emulators/(?:firestore|rules|storage|stripe)';
const rulesEngine = 'emulators/rules';
const firestore = 'emulators/firestore';
const storage = 'emulators/storage';
const stripe = 'emulators/stripe';
const conformance = 'emulators/conformance';
const suite = 'emulators/(?:suite|quality)';

export const walls: readonly Wall[] = [
  // Workspaces
  {
    says: 'the browser imports only the contract of functions',
    from: 'web/src',
    to: ['functions', 'emulators', 'scripts', 'kit'],
    except: ['functions/src/contract', 'functions/src/testing'],
    tests: true,
  },
  {
    says: 'only tests import what helps them',
    from: '(?:functions|web)/src',
    to: ['(?:functions|web)/src/testing'],
  },
  {
    says: 'dialogs are ModalDialogs, which a lost permission does not remove',
    from: 'web/src/(?!ui/feedback/ModalDialog).+',
    to: ['@mui/material/Dialog'],
  },
  {
    says: 'functions deploy alone and import no other workspace',
    from: 'functions',
    to: ['web', 'emulators', 'scripts', 'kit'],
    tests: true,
  },
  {
    says: 'the stand-ins import nothing of the shop',
    from: `(?:${standIns}|${conformance})`,
    to: ['functions', 'web', 'scripts', suite],
    tests: true,
  },
  {
    says: 'the stand-ins are packages that bring nothing of the repository',
    from: standIns,
    to: ['kit', conformance],
  },
  {
    says: 'the suite uses no load or fault tests, and no benches',
    from: 'emulators/suite',
    to: ['emulators/quality', conformance],
    tests: true,
  },
  {
    says: 'what runs offline imports of the shop only what functions and web export',
    from: suite,
    to: ['functions', 'web', 'scripts'],
    except: [
      'functions/src/(?:contract|documents|openapi/document.ts|operations.ts|testing)',
      'web/build',
    ],
    tests: true,
  },
  {
    says: 'scripts import only kit, the suite without its launcher, and what functions and web export',
    from: 'scripts',
    to: ['functions', 'web', standIns, conformance, 'emulators/(?:quality|suite/launcher)'],
    except: [
      'functions/src/(?:contract|documents|openapi/document.ts|operations.ts|testing)',
      'web/build',
    ],
    tests: true,
  },
  {
    says: 'kit imports nothing of the repository',
    from: 'kit',
    to: ['functions', 'web', 'emulators', 'scripts'],
  },

  // The browser
  { says: 'ui contains nothing of the shop', from: 'web/src/ui', to: ['functions'] },
  {
    says: 'ui and theme use neither session nor data',
    from: 'web/src/(?:ui|theme)',
    to: ['firebase', 'reactfire', '@tanstack', 'web/src/lib/(?:api|firebase|queries|storage)'],
  },
  {
    says: "lib's Firebase imports no other code of the browser",
    from: 'web/src/lib/firebase',
    to: ['web/src'],
    except: ['web/src/lib/firebase'],
  },
  {
    says: 'the theme imports no other code of the browser',
    from: 'web/src/theme',
    to: ['web/src'],
    except: ['web/src/theme'],
  },

  // The functions
  {
    says: 'the contract imports only yup',
    from: 'functions/src/contract',
    to: [''],
    except: ['functions/src/contract', 'yup'],
  },
  {
    says: 'http does not use services',
    from: 'functions/src/http',
    to: ['functions/src/services'],
  },
  { says: 'services use no HTTP', from: 'functions/src/services', to: ['express'] },
  {
    says: 'invoices, mail and search import only the contract',
    from: 'functions/src/(?:invoices|mail|search)',
    to: ['functions/src/errors.ts', 'functions/src/params.ts'],
  },

  // The stand-ins
  {
    says: 'the rules engine uses neither Firestore nor Storage, and does no I/O',
    from: rulesEngine,
    to: [
      'emulators',
      'firebase',
      'firebase-admin',
      'firebase-tools',
      '@google-cloud',
      '@grpc',
      'fs',
      'fs/promises',
      'net',
      'http',
      'child_process',
    ],
    except: [rulesEngine],
  },
  {
    says: 'the Firestore stand-in imports only the rules engine',
    from: firestore,
    to: ['emulators'],
    except: [firestore, rulesEngine],
  },
  {
    says: 'the Storage rules runtime imports only the rules engine',
    from: storage,
    to: ['emulators'],
    except: [storage, rulesEngine],
  },
  {
    says: 'the Stripe stand-in imports only its own files',
    from: stripe,
    to: ['emulators', 'stripe'],
    except: [stripe],
  },
];

/**
 * Folders whose own files may import subfolders that import them back: their files are on floors.
 */
export const roots: readonly string[] = ['', 'functions/src', 'functions/src/contract', 'web/src'];

/**
 * Folders whose subfolders still import each other. Nothing is added here, and an entry without
 * such imports fails the lint, so that the list shrinks to nothing.
 */
export const knownRings: readonly string[] = [];
