/**
 * @generated SignedSource<<6f89a503ff1396605ad0aa7b76090d5f>>
 * @relayHash 1899e5525ebf5d3dce9203ae7428da5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4f7f2d3d4698d1dce3df42ac74f54e03c208d8c0dca4b264bef10ba1bbc1240

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicReleaseScreenQuery } from './PublicReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4f7f2d3d4698d1dce3df42ac74f54e03c208d8c0dca4b264bef10ba1bbc1240",
    "metadata": {},
    "name": "PublicReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
