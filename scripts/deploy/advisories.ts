import { text } from 'node:stream/consumers';
import { startTool } from '../../emulators/suite/launcher/processes.ts';
import { StartError } from '../../emulators/suite/launcher/startError.ts';

/** The part that matters here of what https://docs.npmjs.com/cli/v11/commands/npm-audit prints. */
interface AuditReport {
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
}

/** Where npm fails early, it prints no report but words, or nothing. */
const parse = (printed: string): AuditReport => {
  try {
    return JSON.parse(printed);
  } catch {
    return {};
  }
};

const serious = ['high', 'critical'];

/**
 * The packages with a vulnerability of high or critical severity, each with its advisories, from the
 * report of `npm audit --json`; undefined when npm could not make one.
 */
export const seriousVulnerabilities = (printed: string): string[] | undefined => {
  const { vulnerabilities } = parse(printed);
  if (!vulnerabilities) return undefined;
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => serious.includes(severity))
    .map(([name, { severity, range, via }]) => {
      const causes = via.map((cause) =>
        typeof cause === 'string' ? `through ${cause}` : `${cause.title}, ${cause.url}`,
      );
      return `${name} ${range} (${severity}): ${causes.join('; ')}`;
    });
};

const auditArgs = ['audit', '--omit=dev', '--workspace', 'functions', '--json'];

/**
 * Asks npm's registry for advisories on the packages that run in the cloud. A registry that tells of
 * none at all, or is out of reach, is no reason not to deploy, and is said.
 * @throws {StartError} that names each package with a vulnerability of high or critical severity.
 */
export const assertNoSeriousVulnerabilities = async (signal: AbortSignal): Promise<void> => {
  const child = startTool('npm', auditArgs, { signal, stdio: ['ignore', 'pipe', 'ignore'] });
  const found = seriousVulnerabilities(child.stdout ? await text(child.stdout) : '');
  if (!found)
    return console.warn('  ! The registry reports no advisories: run npm audit yourself.');
  if (found.length === 0) return;
  throw new StartError(
    `Packages of functions/ have known vulnerabilities:\n${found.map((line) => `  ${line}`).join('\n')}\nnpm audit says which versions fix them.`,
  );
};
