import { contract } from '../../mock-api/contract';
import type { MockOptions } from '../../mock-api/server';
import { type ContractCheck, contractCheck } from '../../resources/openapi/check';

/** A check by the contract of what a mock is made of. */
export const checkOf = ({ resources, pages, pageBehaviour }: MockOptions = {}): ContractCheck =>
  contractCheck(contract({ ...(resources ? { resources } : {}), ...(pages ? { pages } : {}), ...(pageBehaviour ? { pageBehaviour } : {}) }));
