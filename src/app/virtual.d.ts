/// <reference types="vite/client" />
/** Build settings, explained in the README. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_API_EXTENSIONS?: string;
  readonly VITE_AUTH_MODE?: 'token' | 'fake' | 'hosted';
  readonly VITE_MAP_TILES_URL?: string;
  readonly VITE_MAP_ATTRIBUTION?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_EMULATOR?: string;
}
