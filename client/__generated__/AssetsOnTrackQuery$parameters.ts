/**
 * @generated SignedSource<<05df3464660f3941b3af8cd7c8b1319b>>
 * @relayHash c0792725daf6e22b5155762016fa08c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 429bab3429d0c93442a1319b5633f28641ffb2f33e82c8a2417e43fc8377b127

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetsOnTrackQuery } from './AssetsOnTrackQuery.graphql';

const node: PreloadableConcreteRequest<AssetsOnTrackQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "429bab3429d0c93442a1319b5633f28641ffb2f33e82c8a2417e43fc8377b127",
    "metadata": {},
    "name": "AssetsOnTrackQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
