/**
 * @generated SignedSource<<b0f169b2b7868393abcd489a36d05b35>>
 * @relayHash 8f48d8967218e30b2b85582826e1de31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced1e5322ec968e21784120bac1ff624ddf1a693475bebdc8d04ed33848eeaa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ced1e5322ec968e21784120bac1ff624ddf1a693475bebdc8d04ed33848eeaa3",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
