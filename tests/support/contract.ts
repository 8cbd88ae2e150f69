import { type ContractCheck, contractCheck } from '#define/openapi/contractCheck.ts';
import { contract } from '#mock-api/contract.ts';
import type { MockOptions } from '#mock-api/server.ts';

/** The contract check for a mock with these options. */
export const checkOf = ({ resources, pages, pageBehaviour }: MockOptions = {}): ContractCheck =>
  contractCheck(contract({ ...(resources ? { resources } : {}), ...(pages ? { pages } : {}), ...(pageBehaviour ? { pageBehaviour } : {}) }));
