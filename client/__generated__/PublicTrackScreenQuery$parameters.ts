/**
 * @generated SignedSource<<f1bc8d6bfaf06f45d8e37ba0af067e08>>
 * @relayHash cbb84e83a4bc3473ce606af7c05ebe84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848129c867bf427c9e88c991425b3656d28529e0661ba70897b9f67743685ae7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicTrackScreenQuery } from './PublicTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "848129c867bf427c9e88c991425b3656d28529e0661ba70897b9f67743685ae7",
    "metadata": {},
    "name": "PublicTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
