/** Settings that the plugin puts into the built bar. */
export interface Facts {
  /** The address of the API. */
  api: string;
  /** Whether the mock answers there. */
  isMock: boolean;
}

declare const __BAR__: Facts;

export const facts: Facts = __BAR__;
