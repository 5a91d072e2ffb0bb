import { readFileSync } from 'node:fs';
import { parseCommandLine, usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { projectFile } from '@tools-hub/kit/paths';

/** The options of `npm run deploy`. */
export interface DeployOptions {
  /** The id of the project to deploy to. */
  project: string;
  /** Do everything except the upload. */
  dryRun: boolean;
  /** Passed to `firebase deploy`. */
  rest: string[];
}

const usage = `npm run deploy -- --project ID [--dry-run] [options of firebase deploy]

Options:
  --project ID, -P ID
                    the Firebase project, or its alias in .firebaserc
  --dry-run         build and check everything, but upload nothing
  others            are passed to firebase deploy, for example --only hosting`;

type Aliases = Record<string, string | undefined>;

const readAliases = (): Aliases =>
  JSON.parse(readFileSync(projectFile('.firebaserc'), 'utf8')).projects;

const options = {
  project: { type: 'string', short: 'P' },
  'dry-run': { type: 'boolean', default: false },
} as const;

const parse = (args: string[]) =>
  parseCommandLine(usage, {
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });

/** The arguments that are not options of this script, unchanged. */
const othersOf = (args: string[]): string[] => {
  const ours = new Set<number>();
  for (const token of parse(args).tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name)) continue;
    ours.add(token.index);
    if (token.value !== undefined && !token.inlineValue) ours.add(token.index + 1);
  }
  return args.filter((_, index) => !ours.has(index));
};

const projectOf = (name: unknown, aliases: Aliases): string => {
  if (typeof name !== 'string' || !name) {
    throw usageError('Which project? Pass one with --project.', usage);
  }
  const project = aliases[name] ?? name;
  if (!project.startsWith('demo-')) return project;
  throw usageError(
    `${project} is a demo project, which exists in the emulator suite only. Pass a real project.`,
    usage,
  );
};

/**
 * Reads the command line of a deploy.
 * @throws {CommandError} with the usage when there is no project, or a demo project.
 * @see https://firebase.google.com/docs/emulator-suite/connect_firestore#choose_a_firebase_project
 */
export const readDeployOptions = (args: string[], aliases = readAliases()): DeployOptions => {
  const { values } = parse(args);
  return {
    project: projectOf(values.project, aliases),
    dryRun: values['dry-run'] === true,
    rest: othersOf(args),
  };
};
