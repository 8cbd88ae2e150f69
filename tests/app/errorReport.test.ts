import { expect, test } from 'vitest';
import { reportOf } from '#app/errors/errorReport.ts';
import { RequestError } from '#dataProvider/http.ts';

const page = {
  version: '1.0.0 (abc1234)',
  kind: 'uncaught',
  route: '/order/{id}',
  secrets: ['Meenakshi Bose', 'Meenakshi', 'Kasavu Mundu', 'a'],
} as const;

const withStack = (error: Error, ...lines: string[]) => Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...lines].join('\n') });

test('a report names version, route and the places in the build, whatever browser wrote them', () => {
  const error = withStack(
    new TypeError("Cannot read properties of undefined (reading 'length')"),
    '    at Total (https://admin.shop.example/back/office/assets/app-B1x_2.js:1:2345)',
    '    at async https://admin.shop.example/assets/react-C3.js:10:5',
    '    at https://admin.shop.example/order/6968c4619f4c27b1e63a9509:1:2',
    'useTotal@https://admin.shop.example/assets/app-B1x_2.js:1:9',
  );
  expect(reportOf(error, page)).toEqual({
    version: '1.0.0 (abc1234)',
    kind: 'uncaught',
    route: '/order/{id}',
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'length')",
    stack: ['Total assets/app-B1x_2.js:1:2345', 'assets/react-C3.js:10:5', 'useTotal assets/app-B1x_2.js:1:9'],
  });
});

test.each([
  [
    'Minified React error #310; visit https://react.dev/errors/310?args[]=Meera for more',
    'Minified React error #310; visit https://react.dev/… for more',
  ],
  ['No user anjali.menon+1@shop.example here', 'No user … here'],
  ['No place for Meenakshi Bose in Kasavu Mundu', 'No place for … in …'],
  ['Invalid phone +91 98471 23456.', 'Invalid phone ….'],
  ['No order 6968c4619f4c27b1e63a9509', 'No order …'],
  ['Bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-y_z', 'Bad token …'],
  [`Unexpected token 'R', "Ravi "the" Nair" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  ['x'.repeat(1000), 'x'.repeat(300)],
])('%s is scrubbed', (message, scrubbed) => expect(reportOf(new Error(message), page)?.message).toBe(scrubbed));

test('of an answer there are status and request id, and none of its words', () => {
  const error = new RequestError('Ravi Nair has no cart', 404, { user: 'Ravi Nair' }, 'req-7');
  const report = reportOf(error, page);
  expect(report).toMatchObject({ name: 'RequestError', message: '', status: 404, requestId: 'req-7' });
  expect(JSON.stringify(report)).not.toContain('Ravi');
});

test('what no error is has no words, and an error of an extension is none of ours', () => {
  expect(reportOf('typed text', page)).toMatchObject({ name: 'unknown', message: '', stack: [] });
  expect(reportOf(withStack(new Error('x'), '    at f (chrome-extension://abc/content.js:1:2)'), page)).toBeUndefined();
});
