/**
 * @generated SignedSource<<cfdd977be0971d069a90f8202d8dbcaa>>
 * @relayHash a6a9b0d47900e03e7da350f83f61d313
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f747ea05b5aab0f63e507f9eb91a068ade616a877cd736c887e9d1d6e2c1c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseFaceScreenQuery } from './ReleaseFaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseFaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97f747ea05b5aab0f63e507f9eb91a068ade616a877cd736c887e9d1d6e2c1c3",
    "metadata": {},
    "name": "ReleaseFaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
