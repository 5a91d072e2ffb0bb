import { expect, it } from 'vitest';
import type { VisitReport } from './report.ts';
import { scriptsOf, visitFigures } from './visitFigures.ts';

const page = 'https://shop.test/login';
const scripts = ['entry', 'form', 'late'].map((name) => `https://shop.test/assets/${name}.js`);
const [entry = '', form = '', late = ''] = scripts;

const value = (numericValue: number) => ({ title: '', score: 1, numericValue });

const request = (url: string, rendererStartTime: number, resourceType = 'Script') => ({
  url,
  resourceType,
  rendererStartTime,
  networkEndTime: rendererStartTime + 100,
  transferSize: 2000,
});

const report: VisitReport = {
  mainDocumentUrl: page,
  categories: {
    accessibility: {
      score: 0.97,
      auditRefs: [
        { id: 'landmark', weight: 3 },
        { id: 'contrast', weight: 7 },
      ],
    },
  },
  audits: {
    'first-contentful-paint': value(500),
    'largest-contentful-paint': value(1000),
    'cumulative-layout-shift': value(0.02),
    landmark: { title: 'No main landmark', score: 0 },
    contrast: { title: 'Low contrast', score: 1 },
    'network-requests': {
      title: '',
      score: 1,
      details: {
        items: [
          request(page, 0, 'Document'),
          request('data:image/png;base64,', 5, 'Image'),
          request(entry, 10),
          request(form, 400),
          request(late, 1200),
        ],
        debugData: { networkStartTimeTs: 5000 },
      },
    },
    metrics: {
      title: '',
      score: 1,
      details: {
        items: [{ observedNavigationStartTs: 5000, observedLargestContentfulPaintTs: 1_005_000 }],
      },
    },
  },
  sent: [
    { request: { url: entry }, initiator: { type: 'parser', url: page } },
    { request: { url: form }, initiator: { type: 'script', url: 'about:client' } },
    { request: { url: late }, initiator: { type: 'script', url: 'about:client' } },
  ],
  longTasks: [
    { start: 450, duration: 150, url: entry },
    { start: 900, duration: 60, url: form },
  ],
};

const imports = new Map([
  [entry, ['form.js']],
  [form, ['late.js']],
]);

it('computes the figures of a visit', () => {
  expect(visitFigures(report, imports)).toEqual({
    figures: {
      lcp: 1000,
      fcp: 500,
      tbt: 60,
      cls: 0.02,
      accessibility: 97,
      requestsBeforeLcp: 3,
      requests: 4,
      depth: 2,
      depthOfAll: 3,
      scriptSize: 6,
      longTasks: 210,
      worstTask: 150,
    },
    worstScript: 'entry.js',
    failedAudits: ['No main landmark'],
  });
});

it('lists the scripts of a visit', () => {
  expect(scriptsOf(report)).toEqual(scripts);
});

it('says why a figure is missing', () => {
  const lcp = { title: '', score: null, errorMessage: 'NO_LCP' };
  const audits = { ...report.audits, 'largest-contentful-paint': lcp };
  expect(() => visitFigures({ ...report, audits }, imports)).toThrow('NO_LCP');
});
