/**
 * @generated SignedSource<<be2f2ce3cb7a4f88b11b855e5f51fe51>>
 * @relayHash 07651c7a4f8e1926cf5ca28a00213d96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4630a97d105c5a77035a66e2c39430bc7158928b76778dd7db1619457c138917

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlannerScreenQuery } from './PlannerScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlannerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4630a97d105c5a77035a66e2c39430bc7158928b76778dd7db1619457c138917",
    "metadata": {},
    "name": "PlannerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
