/**
 * @generated SignedSource<<6c6d783b7944fd1fbd10c37ffb7d6acc>>
 * @relayHash 3992eee252428c8f57460db4a2d15e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63a6cf3bdfdd18dfd77bb41cf93d5b0b09c005eb3f31320ae7c48a11492c4614

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandaloneTrackScreenQuery } from './StandaloneTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<StandaloneTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63a6cf3bdfdd18dfd77bb41cf93d5b0b09c005eb3f31320ae7c48a11492c4614",
    "metadata": {},
    "name": "StandaloneTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
