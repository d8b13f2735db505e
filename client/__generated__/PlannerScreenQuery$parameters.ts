/**
 * @generated SignedSource<<e81df209573798da05475d90f5edeedc>>
 * @relayHash 43028800bba103c1510d5837652d3bb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 449639b2a5b3510f17f1ee82186ab56e29d2f91d5a284a73ba957f4ac9cf67dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlannerScreenQuery } from './PlannerScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlannerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "449639b2a5b3510f17f1ee82186ab56e29d2f91d5a284a73ba957f4ac9cf67dc",
    "metadata": {},
    "name": "PlannerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
