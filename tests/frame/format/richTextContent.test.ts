// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lostParts } from '#frame/format/richTextContent.ts';

test.each<[string, string, string, Record<string, number>]>([
  ['nothing', '<h2>A</h2><p>b <b>c</b> <i>d</i></p>', '<h2>A</h2><p>b <strong>c</strong> <em>d</em></p>', {}],
  ['a text without elements', 'plain', '<p>plain</p>', {}],
  ['lists, whose lines become paragraphs', '<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>', {}],
  ['links, which get more attributes', '<a href="/x">x</a>', '<a target="_blank" rel="noopener" href="/x">x</a>', {}],
  ['tables', '<table class="x"><tr><td style="color: red">a</td></tr></table><table></table>', '<p>a</p>', { tables: 2 }],
  ['a form and its parts', '<form><input name="a"><button>b</button></form>', '<p>b</p>', { forms: 1 }],
  ['frames', '<iframe src="/map"></iframe><p>a</p>', '<p>a</p>', { frames: 1 }],
  ['pictures and sound', '<video src="a"></video><img src="b">', '<img src="b">', { media: 1 }],
  ['style sheets', '<style>p { color: red }</style><p>a</p>', '<p>a</p>', { scripts: 1 }],
  [
    'classes, anchors and styles',
    '<p class="a" id="b" style="color: red; text-align: center">a</p>',
    '<p style="text-align: center">a</p>',
    { formatting: 3 },
  ],
  ['elements of other kinds', '<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>', { formatting: 2 }],
])('%s', (_, stored, edited, parts) => {
  expect(Object.fromEntries(lostParts(stored, edited))).toEqual(parts);
});
