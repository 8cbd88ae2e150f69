// @vitest-environment jsdom

import { describe, expect, test } from 'vitest';
import { plainTextOf } from '#frame/format/richTextContent.ts';
import { safeHtml, safeNodes } from '#frame/format/safeHtml.ts';
import { fc, runs } from '#tests/support/properties.ts';

const hostile: [what: string, html: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script within text that is parsed again', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ['handlers', '<img src=x onerror=alert(1)><p onmouseover="alert(1)">a</p><body onload=alert(1)>'],
  ['handlers written otherwise', '<IMG SRC=x OnErRoR="alert(1)"><img/src/onerror=alert(1)>'],
  ['links that run code', '<a href="javascript:alert(1)">a</a><a href=" &#1;java&#x0A;script&colon;alert(1)">b</a><a href="vbscript:x">c</a>'],
  ['a link to a page in itself', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
  ['a drawing', '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>a</text></a><animate onbegin=alert(1) /></svg>'],
  ['a drawing used', '<svg><use href="data:image/svg+xml;base64,PHN2Zz4=#x"></use></svg>'],
  ['formulas', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
  ['formulas that link', '<math href="javascript:alert(1)"><maction actiontype="statusline" xlink:href="javascript:alert(1)">a</maction></math>'],
  ['mutating lists', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>'],
  ['mutating titles', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['style sheets', '<style>@import "https://evil.example/a.css"; * { display: none }</style><link rel=stylesheet href=//evil.example>'],
  ['frames', '<iframe srcdoc="<script>alert(1)</script>"></iframe><frame src=javascript:alert(1)><object data=x></object><embed src=x>'],
  ['what leads elsewhere by itself', '<meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example/">'],
  ['forms', '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">Save</button></form>'],
  ['names that shadow the page', '<a id=root name=cookie></a><img name=getElementById><p id=content class=MuiDialog-root>a</p>'],
  ['templates', '<template><img src=x onerror=alert(1)></template>'],
  ['templates after a text', 'a<template>b<img src=x onerror=alert(1)></template><slot name=c>d</slot>'],
  ['elements of their own', '<x-y is="z" onclick=alert(1) slot=a>a</x-y>'],
  ['comments', '<!--><img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]>'],
];

/** Attributes with texts, not addresses. */
const textAttributes = /^(title|alt)$/;

/** Whether an address runs code, parsed as a browser does. */
const isCode = (address: string): boolean =>
  URL.canParse(address, 'https://shop.example') && /^(javascript|vbscript):$/.test(new URL(address, 'https://shop.example').protocol);

/** The elements and attributes that could run code, send staff elsewhere or shadow names of the page. */
function harmful(nodes: ParentNode): string[] {
  const elements = [...nodes.querySelectorAll('*')];
  const forbidden = /^(script|style|iframe|frame|object|embed|meta|base|link|form|input|button|select|textarea|template|slot|svg|math|noscript)$/i;
  return elements.flatMap(element => [
    ...(forbidden.test(element.localName) || element.localName.includes('-') ? [element.localName] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(on.*|id|name|class|srcdoc|formaction|slot)$/.test(name) || (name === 'is' && value) || (!textAttributes.test(name) && isCode(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

describe.each(hostile)('%s', (_, html) => {
  test('is harmless, even when it is parsed two and three times', () => {
    const again = (text: string) => new DOMParser().parseFromString(text, 'text/html');
    const once = safeHtml(html);
    expect(harmful(safeNodes(html))).toEqual([]);
    expect(harmful(again(once))).toEqual([]);
    expect(harmful(again(again(once).body.innerHTML))).toEqual([]);
    expect(safeHtml(once)).toBe(once);
  });
});

test('harmless HTML stays unchanged', () => {
  const html = '<h2>A</h2><p style="text-align: center">b <strong>c</strong></p><ul><li>d</li></ul><table><tbody><tr><td>e</td></tr></tbody></table>';
  expect(safeHtml(html)).toBe(html);
  expect(safeHtml('<img src="/a.png" alt="f">')).toBe('<img src="/a.png" alt="f">');
});

test('a link opens in another tab, without referrer and opener', () => {
  const link = safeNodes('<a href="https://shop.example" target="_top" rel="opener">a</a>').querySelector('a');
  expect(link?.outerHTML).toBe('<a href="https://shop.example" rel="noopener noreferrer" target="_blank">a</a>');
});

test('any combination of hostile pieces is harmless', () => {
  const pieces = hostile.flatMap(([, html]) => html.split(/(?=[<>"])|(?<=[<>"=])/));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), parts => {
      const safe = safeHtml(parts.join(''));
      expect(harmful(new DOMParser().parseFromString(safe, 'text/html'))).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

test('the plain text has no code and no styles', () => {
  expect(plainTextOf('<p>a <b>b</b></p><p>c</p><script>alert(1)</script><style>p {}</style><template>t</template>d')).toBe('a b c d');
});
