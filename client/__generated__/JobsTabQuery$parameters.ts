/**
 * @generated SignedSource<<bc98d30df87f7e275d4f7672c26d90fd>>
 * @relayHash d6309699f8f5bbbe17737edb9b6bc052
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13613a0ffbdfdc1c28e64d0f9505e26ba36d84fcc0ae9eb423584f0cf9369176

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsTabQuery } from './JobsTabQuery.graphql';

const node: PreloadableConcreteRequest<JobsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13613a0ffbdfdc1c28e64d0f9505e26ba36d84fcc0ae9eb423584f0cf9369176",
    "metadata": {},
    "name": "JobsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
