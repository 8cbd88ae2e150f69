import type { EvidenceName } from './evidence';

/** How far the app meets a criterion, in the words of the VPAT. */
export type Verdict = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable';

/** A criterion of WCAG or a clause of EN 301 549, with its verdict. */
export interface Criterion {
  number: string;
  name: string;
  verdict: Verdict;
  remark: string;
  /** `Supports` needs some. */
  evidence: readonly EvidenceName[];
}
