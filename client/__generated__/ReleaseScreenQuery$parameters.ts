/**
 * @generated SignedSource<<368094fa8a5487fc2118d00b5b558e3d>>
 * @relayHash fe44bb375d9b97be38f466586a776278
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b00a00d75a3bfcfb82169452f629345b4e102036c83f09c992860974be1135d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b00a00d75a3bfcfb82169452f629345b4e102036c83f09c992860974be1135d7",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
