/**
 * @generated SignedSource<<10e8cc4410f3fd909eb899bf865a1dc3>>
 * @relayHash 7e9955123fdb6b0287edd8beedf1cb10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30209f3bb727b0f43a6239a1ac8c49ca5d4e1be6bb0343bc2b9da724550dc764

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlannerScreenQuery } from './PlannerScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlannerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30209f3bb727b0f43a6239a1ac8c49ca5d4e1be6bb0343bc2b9da724550dc764",
    "metadata": {},
    "name": "PlannerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
