import { text } from 'node:stream/consumers';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { startTool } from '@tools-hub/kit/processes';

/**
 * The part of npm's audit report that is used here:
 * https://docs.npmjs.com/cli/v11/commands/npm-audit
 */
interface AuditReport {
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
}

/** Parses the report. When npm fails early, it prints a message or nothing instead. */
const parse = (printed: string): AuditReport => {
  try {
    return JSON.parse(printed);
  } catch {
    return {};
  }
};

const serious = ['high', 'critical'];

/**
 * The packages with a vulnerability of high or critical severity, each with its advisories, from
 * the report of `npm audit --json`. Undefined when npm printed no report.
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
 * Checks npm's registry for advisories on the packages that run in the cloud. If the registry
 * cannot be reached or has no advisories, it prints a warning, and the deploy continues.
 * @throws {CommandError} with each package that has a vulnerability of high or critical severity.
 */
export const assertNoSeriousVulnerabilities = async (signal: AbortSignal): Promise<void> => {
  const child = startTool('npm', auditArgs, { signal, stdio: ['ignore', 'pipe', 'ignore'] });
  const found = seriousVulnerabilities(child.stdout ? await text(child.stdout) : '');
  if (!found)
    return console.warn(
      '  ! The registry provides no advisories. Run npm audit with another registry.',
    );
  if (found.length === 0) return;
  throw new CommandError(
    `Packages of functions/ have known vulnerabilities:\n${found.map((line) => `  ${line}`).join('\n')}\nnpm audit says which versions fix them.`,
  );
};
