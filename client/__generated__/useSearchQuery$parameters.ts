/**
 * @generated SignedSource<<3ad951c52274effdd5213d6f633b2fd8>>
 * @relayHash f79ba7060553e997f74e5a748ffb54a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ab5db1b8df614c2826930b03c2dbec94c1bf7e743627a1acfb2ae1b93a89190

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ab5db1b8df614c2826930b03c2dbec94c1bf7e743627a1acfb2ae1b93a89190",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
