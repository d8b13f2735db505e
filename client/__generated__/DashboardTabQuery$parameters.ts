/**
 * @generated SignedSource<<d0885d78abf37eb8ba6c802dd4bb360a>>
 * @relayHash bc33918a73be79942bbd844cd92bb361
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1e0202cdd5ea811ff60e31e023a3aa52484916d9e90192aeeb5e6951a1d1ae8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardTabQuery } from './DashboardTabQuery.graphql';

const node: PreloadableConcreteRequest<DashboardTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1e0202cdd5ea811ff60e31e023a3aa52484916d9e90192aeeb5e6951a1d1ae8",
    "metadata": {},
    "name": "DashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
