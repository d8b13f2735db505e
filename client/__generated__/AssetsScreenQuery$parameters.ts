/**
 * @generated SignedSource<<41f2c1ed8ccaab8cfb64dd4660511944>>
 * @relayHash c514f9a2ac9c3dc70ee429be10927e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0e4d4b72fe37c55ebe08cc5d3c28603af51d7d42dc23c47a9f645fd3471c04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetsScreenQuery } from './AssetsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AssetsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b0e4d4b72fe37c55ebe08cc5d3c28603af51d7d42dc23c47a9f645fd3471c04",
    "metadata": {},
    "name": "AssetsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
