/**
 * @generated SignedSource<<74aeac163adf4840a77cb7092e8ff086>>
 * @relayHash 45f2618e86d36c35d0310c7ad440b244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81545e5c28711a56893bbe15865bb2e21ed78c06150ecb0f4d539a9e37657dd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardTabQuery } from './DashboardTabQuery.graphql';

const node: PreloadableConcreteRequest<DashboardTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81545e5c28711a56893bbe15865bb2e21ed78c06150ecb0f4d539a9e37657dd8",
    "metadata": {},
    "name": "DashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
