/**
 * @generated SignedSource<<378b9e70ad8f7a709b1513f596f528f3>>
 * @relayHash f57f0614344747861856f490c49aec07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 407ffc2dfb74a760ad23f7349461002a906a7d6eab8a6e72f701cb3b13f6be27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandaloneTrackScreenQuery } from './StandaloneTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<StandaloneTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "407ffc2dfb74a760ad23f7349461002a906a7d6eab8a6e72f701cb3b13f6be27",
    "metadata": {},
    "name": "StandaloneTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
