/**
 * In place of the module that writes react-admin's own exports: its lists carry it, so that it would come with the first one,
 * and it is wanted when somebody exports.
 */
import type jsonExport from 'jsonexport/dist/index.js';

export default function exportLater(...said: Parameters<typeof jsonExport>): void {
  void import('jsonexport/dist/index.js').then(({ default: write }) => write(...said));
}
