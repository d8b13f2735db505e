/**
 * @generated SignedSource<<1f79668abadd9e368847b982a4949629>>
 * @relayHash a3f0107d18badf92fd0c82bc29fc7a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9324bde981cc6a456f97f04e75ca4afeb6a3e0adbdb474375f2468ae882e5772

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsTabQuery } from './JobsTabQuery.graphql';

const node: PreloadableConcreteRequest<JobsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9324bde981cc6a456f97f04e75ca4afeb6a3e0adbdb474375f2468ae882e5772",
    "metadata": {},
    "name": "JobsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
