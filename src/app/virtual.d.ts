/// <reference types="vite/client" />

interface WindowEventMap {
  /** A screen failed to render, and says so in its place. */
  screenerror: CustomEvent<unknown>;
}
