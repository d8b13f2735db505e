/**
 * @generated SignedSource<<09fd65098b7d33f2f24be85fa1ad501e>>
 * @relayHash a741c05c32f4acc83aa8626ae41b2fa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309e92aa74587de18434b423ef3552c5b151ca97ed9f09452cd1c8008c06223e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LexiconTabQuery } from './LexiconTabQuery.graphql';

const node: PreloadableConcreteRequest<LexiconTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "309e92aa74587de18434b423ef3552c5b151ca97ed9f09452cd1c8008c06223e",
    "metadata": {},
    "name": "LexiconTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
