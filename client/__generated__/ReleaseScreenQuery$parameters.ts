/**
 * @generated SignedSource<<140e6c95bedfdee056b519240085debc>>
 * @relayHash 207ae2bb5cfba733785b24d043f269d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572ee9b32553e7f263d253d237742457082d6f14202170895a01d60520a17112

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "572ee9b32553e7f263d253d237742457082d6f14202170895a01d60520a17112",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
