/**
 * @generated SignedSource<<c6f7b2c1f5fef501d4c2f78a12129a5b>>
 * @relayHash df13009511d5b9e1a8485ea6c5206343
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8770a4c5b50fe97822010b8b21488c8bed5a86730af5bccb0e3440b313307389

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8770a4c5b50fe97822010b8b21488c8bed5a86730af5bccb0e3440b313307389",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
