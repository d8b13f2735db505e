/**
 * @generated SignedSource<<2d464407d58208b20bf2e126fec71b22>>
 * @relayHash e8222d45d07f4f19f23ec94eb2165fae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c84b06f9afbe19b474e28d307e73d895bb53e2252b336ae2a787050a7b327d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c84b06f9afbe19b474e28d307e73d895bb53e2252b336ae2a787050a7b327d6",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
