import { describe, expect, it } from 'vitest';
import { seriousVulnerabilities } from './advisories.ts';

const reportOf = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

describe('seriousVulnerabilities', () => {
  it('names only packages and advisories of high or critical severity', () => {
    const url = 'https://github.com/advisories/GHSA-j3q9-mxjg-w52f';
    const report = reportOf({
      'path-to-regexp': {
        severity: 'high',
        range: '8.0.0 - 8.3.0',
        via: [{ title: 'Denial of service', url }],
      },
      router: { severity: 'critical', range: '<=2.2.0', via: ['path-to-regexp'] },
      uuid: { severity: 'moderate', range: '<11.1.1', via: [] },
    });
    expect(seriousVulnerabilities(report)).toEqual([
      `path-to-regexp 8.0.0 - 8.3.0 (high): Denial of service, ${url}`,
      'router <=2.2.0 (critical): through path-to-regexp',
    ]);
  });

  it('returns none when there is none', () => {
    expect(seriousVulnerabilities(reportOf({}))).toEqual([]);
  });

  it.each(['', 'npm error network', '{"message":"405 Method Not Allowed","error":{}}'])(
    'returns undefined for %j',
    (printed) => {
      expect(seriousVulnerabilities(printed)).toBeUndefined();
    },
  );
});
