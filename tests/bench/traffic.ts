import type { CDPSession } from '@playwright/test';

interface Sent {
  isCode: boolean;
  isCached: boolean;
  /** Bytes as they came over the line, and when, in seconds of the browser's clock. */
  parts: [at: number, bytes: number][];
  end?: number;
}

/** What a page fetches, so that bytes can be counted up to any moment. */
export interface Traffic {
  /** Requests that have no answer yet. */
  pending: () => number;
  /** Bytes of JavaScript that had come over the line by then, with their headers; a moment in milliseconds since 1970. */
  codeUntil: (moment: number) => number;
  forget: () => void;
}

/** Follows the requests of a page. */
export async function followTraffic(browser: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Sent>();
  /** Of the browser's clock, which begins anywhere. */
  let zero = 0;
  browser.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    zero = wallTime - timestamp;
    if (request.url.startsWith('http')) requests.set(requestId, { isCode: false, isCached: false, parts: [] });
  });
  browser.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const sent = requests.get(requestId);
    if (!sent) return;
    sent.isCode = /javascript/.test(response.mimeType);
    sent.isCached ||= Boolean(response.fromDiskCache || response.fromPrefetchCache);
    sent.parts.push([timestamp, response.encodedDataLength]);
  });
  browser.on('Network.requestServedFromCache', ({ requestId }) => {
    const sent = requests.get(requestId);
    if (sent) sent.isCached = true;
  });
  browser.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    requests.get(requestId)?.parts.push([timestamp, encodedDataLength]),
  );
  const ended = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const sent = requests.get(requestId);
    if (sent) sent.end = timestamp;
  };
  browser.on('Network.loadingFinished', sent => {
    ended(sent);
    // Chromium says now and then only at the end how much there was.
    const parts = requests.get(sent.requestId)?.parts ?? [];
    const missing = sent.encodedDataLength - parts.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (missing > 0) parts.push([sent.timestamp, missing]);
  });
  browser.on('Network.loadingFailed', ended);
  await browser.send('Network.enable');
  return {
    pending: () => [...requests.values()].filter(({ end }) => end === undefined).length,
    codeUntil: moment =>
      [...requests.values()]
        .filter(({ isCode, isCached }) => isCode && !isCached)
        .flatMap(({ parts }) => parts)
        .reduce((sum, [at, bytes]) => sum + ((at + zero) * 1000 <= moment ? bytes : 0), 0),
    forget: () => requests.clear(),
  };
}
