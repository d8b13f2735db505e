/**
 * @generated SignedSource<<e55c2191032eec838fe2e2a2220a9608>>
 * @relayHash accb8f2bf455ba51f60c4b80541cd725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07734e31f3ee0a57059c8d5b72622d0da64ae0f8cef754a0f812a2b2b71776af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetsScreenQuery } from './AssetsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AssetsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07734e31f3ee0a57059c8d5b72622d0da64ae0f8cef754a0f812a2b2b71776af",
    "metadata": {},
    "name": "AssetsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
