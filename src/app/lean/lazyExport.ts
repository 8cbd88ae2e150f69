/**
 * Replaces the CSV writer of react-admin's own exports. react-admin's lists import it, so it would load with the first list instead of the first
 * export.
 */
import type jsonExport from 'jsonexport/dist/index.js';

export default function exportOnDemand(...args: Parameters<typeof jsonExport>): void {
  void import('jsonexport/dist/index.js').then(({ default: jsonExportNow }) => jsonExportNow(...args));
}
