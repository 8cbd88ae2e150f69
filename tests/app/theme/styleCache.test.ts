// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { asStyleRules } from '#app/theme/styleCache.ts';

test('a rule under a condition is told as a rule of its elements, with the condition within', () => {
  expect(asStyleRules('@media (hover:none){.a:hover{color:red;}}')).toEqual(['.a:hover{@media (hover:none){color:red;}}']);
  expect(asStyleRules('@supports (color:red){.a{color:red;}}')).toEqual(['.a{@supports (color:red){color:red;}}']);
});

test('each of several rules keeps its place', () => {
  expect(asStyleRules('@media print{.a,.b>*{color:red;}.c{margin:0;}}')).toEqual([
    '.a,.b>*{@media print{color:red;}}',
    '.c{@media print{margin:0;}}',
  ]);
});

test('texts may hold braces, and selectors texts', () => {
  expect(asStyleRules('@media print{.a[title="}"] .b{content:"\\"{";}.c[data-x=\'y\']{color:red;}}')).toEqual([
    '.a[title="}"] .b{@media print{content:"\\"{";}}',
    ".c[data-x='y']{@media print{color:red;}}",
  ]);
});

test('what stands under two conditions, or is of a part of an element, stays as it was', () => {
  const twice = '@media print{@supports (color:red){.a{color:red;}}}';
  expect(asStyleRules(twice)).toEqual([twice]);
  expect(asStyleRules('@media print{.a::before{color:red;}.b{color:red;}}')).toEqual([
    '@media print{.a::before{color:red;}}',
    '.b{@media print{color:red;}}',
  ]);
});

test('all other rules stay as they are', () => {
  for (const rule of ['.a{color:red;}', '@font-face{font-family:x;}', '@keyframes x{from{color:red;}}']) expect(asStyleRules(rule)).toEqual([rule]);
});
