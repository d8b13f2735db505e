/**
 * @generated SignedSource<<a7a3a1fa109f1485703dfe253dbb3a8d>>
 * @relayHash 9385e97984c55fa23ac491d1767cf61f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8ced960e312d2bb22235ec24237a98bda1aae3495c38967eb3cabe477556dbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicReleaseScreenQuery } from './PublicReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8ced960e312d2bb22235ec24237a98bda1aae3495c38967eb3cabe477556dbd",
    "metadata": {},
    "name": "PublicReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
