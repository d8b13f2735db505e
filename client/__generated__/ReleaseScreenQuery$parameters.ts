/**
 * @generated SignedSource<<c8135706d985882ab5498794ada9e09c>>
 * @relayHash e1bde389ebdcd5c6f5670b1a3116ce5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f2639c6cee095b0ac369ee8cdf4e7e635350c0947eedbd57fcbe29c4b9e848d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f2639c6cee095b0ac369ee8cdf4e7e635350c0947eedbd57fcbe29c4b9e848d",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
