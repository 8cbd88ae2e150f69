/** What the server that serves the bar knows when it makes it; put in by its plugin. */
export interface Facts {
  /** Where the API is. */
  api: string;
  /** Whether the mock answers there. */
  isMock: boolean;
}

declare const __BAR__: Facts;

export const facts: Facts = __BAR__;
