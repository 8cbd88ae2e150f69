import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startMock } from '#tests/support/mockServer.ts';

const mock = await startMock();
const token = await mock.signIn();
afterAll(() => mock.stop());
beforeEach(() => mock.reset());

const dataUrl = (type: string, content: string) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;
const upload = async (image: string) => {
  const reply = await mock.call('POST', '/banner/admin/new', { tag: 'new', priority: 1, type: 'main', link: '', images: [image] }, token);
  return { status: reply.status, body: (await reply.json()) as { message?: string; images?: { url: string }[] } };
};
const banners = async () => ((await (await mock.call('GET', '/banner/admin/all?page=1', undefined, token)).json()) as { total: number }).total;

const served = async (url: string | undefined) => {
  const { status, headers } = await fetch(`${mock.origin}${url}`);
  return [status, ...['Content-Type', 'X-Content-Type-Options', 'Content-Security-Policy', 'Content-Disposition'].map(name => headers.get(name))];
};
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

describe('an image is served so that it can be shown and cannot run', () => {
  test.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])('%s', async type => {
    const { body } = await upload(dataUrl(type, '<script>alert(1)</script>'));
    expect(await served(body.images?.[0]?.url)).toEqual([200, type, 'nosniff', policy, null]);
  });

  test.each(['image/svg+xml', 'image/bmp', 'image/x-icon', 'image/tiff', 'image/heic'])(
    '%s, as a file to be saved when opened by its address',
    async type => {
      const { body } = await upload(dataUrl(type, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
      const [status, contentType, ...others] = await served(body.images?.[0]?.url);
      expect([status, String(contentType).split(';')[0], ...others]).toEqual([200, type, 'nosniff', policy, 'attachment']);
    },
  );

  test('a fixture', async () => {
    const [status, contentType, ...others] = await served('/api/images/banner-onam.svg');
    expect([status, String(contentType).split(';')[0], ...others]).toEqual([200, 'image/svg+xml', 'nosniff', policy, 'attachment']);
  });
});

describe('what is no image is refused, and nothing is written', () => {
  test.each([
    ['a page', dataUrl('text/html', '<script>alert(1)</script>'), 'text/html is not an image that is taken'],
    ['a script', dataUrl('text/javascript', 'alert(1)'), 'text/javascript is not an image that is taken'],
    ['a made-up type', dataUrl('image/../../x', 'x'), 'image/../../x is not an image that is taken'],
    ['no type', `data:;base64,${Buffer.from('x').toString('base64')}`, 'An image must be a data URL in base64'],
    ['no data URL', '/api/images/banner-onam.svg', 'An image must be a data URL in base64'],
    ['no base64', 'data:image/svg+xml,<svg/>', 'An image must be a data URL in base64'],
    ['nothing', '', 'An image must be a data URL in base64'],
  ])('%s', async (_, image, message) => {
    const before = await banners();
    expect(await upload(image)).toEqual({ status: 400, body: { message } });
    expect(await banners()).toBe(before);
  });
});
