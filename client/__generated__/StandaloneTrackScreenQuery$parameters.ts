/**
 * @generated SignedSource<<cbb08f32ed02c46b9d556abf71506b8c>>
 * @relayHash 111f2b397b9835dc0c9381bee45288e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b40b88cc39c7ac6835d19c34575fbb3106c9961d2884629cf6c8a44c5f23d3bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandaloneTrackScreenQuery } from './StandaloneTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<StandaloneTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b40b88cc39c7ac6835d19c34575fbb3106c9961d2884629cf6c8a44c5f23d3bc",
    "metadata": {},
    "name": "StandaloneTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
