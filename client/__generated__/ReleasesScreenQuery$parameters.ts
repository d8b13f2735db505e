/**
 * @generated SignedSource<<b6fb0cb0cfc258266be6da1bfb5b260d>>
 * @relayHash e69c7f8dc6758a5b9893b6ded03fed05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68acc5c7d0c5b4af7fea1ab4c001f403aff857d7b2af9c6346800b2fa06f6e8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleasesScreenQuery } from './ReleasesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleasesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68acc5c7d0c5b4af7fea1ab4c001f403aff857d7b2af9c6346800b2fa06f6e8b",
    "metadata": {},
    "name": "ReleasesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
