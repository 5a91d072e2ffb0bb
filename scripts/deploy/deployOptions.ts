import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';
import { StartError } from '../../emulators/suite/launcher/startError.ts';

/** What `npm run deploy` takes after `--`. */
export interface DeployOptions {
  /** The id of the project that is deployed to. */
  project: string;
  /** Do everything but the upload. */
  dryRun: boolean;
  /** Handed on to `firebase deploy`. */
  rest: string[];
}

const usage = `npm run deploy -- --project ID [--dry-run] [options of firebase deploy]

Options:
  --project ID   the Firebase project, or its alias in .firebaserc
  --dry-run      build, check and compose everything, and upload nothing
  others         go to firebase deploy, as in --only hosting`;

type Aliases = Record<string, string | undefined>;

const readAliases = (): Aliases =>
  JSON.parse(readFileSync(projectFile('.firebaserc'), 'utf8')).projects;

const options = {
  project: { type: 'string', short: 'P' },
  'dry-run': { type: 'boolean', default: false },
} as const;

const parse = (args: string[]) =>
  parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });

/** The arguments that are none of ours, as they were given. */
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
    throw new StartError(`Which project? None was named.\n\n${usage}`);
  }
  const project = aliases[name] ?? name;
  if (!project.startsWith('demo-')) return project;
  throw new StartError(
    `${project} is a demo project: it exists in the emulator suite alone, and nothing can be deployed to it. Name a real one.\n\n${usage}`,
  );
};

/**
 * Reads the command line of a deploy.
 * @throws {StartError} with the usage when no project is named, or a demo project.
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
