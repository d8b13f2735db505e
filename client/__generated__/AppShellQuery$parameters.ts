/**
 * @generated SignedSource<<63cd6cd5488c86ba3bbca2537e7a0897>>
 * @relayHash 7ebde755237181f497fcb7a1a08cb63f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57fcd177d532c540ad7e96553bf5ceccf2eec01a068fb3f2c5fd67b1ab6d3ae7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57fcd177d532c540ad7e96553bf5ceccf2eec01a068fb3f2c5fd67b1ab6d3ae7",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
