import { type ContractCheck, contractCheck } from '#define/openapi/contractCheck.ts';
import { contract } from '#mock-api/engine/contractDocument.ts';
import type { MockOptions } from '#mock-api/engine/createMock.ts';

/** A check by the contract of what a mock is made of. */
export const checkOf = ({ resources, pages, pageBehaviour }: MockOptions = {}): ContractCheck =>
  contractCheck(contract({ ...(resources ? { resources } : {}), ...(pages ? { pages } : {}), ...(pageBehaviour ? { pageBehaviour } : {}) }));
