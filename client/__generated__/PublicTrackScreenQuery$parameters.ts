/**
 * @generated SignedSource<<c0af12e0857374f78c81713a25eb80cf>>
 * @relayHash c1b697c6a16b28a50bf67d0f9f6033fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051c48488b59e190a98d185b0d00b8113befa425ca3dd44f3aa39eeb3b4b7f60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicTrackScreenQuery } from './PublicTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "051c48488b59e190a98d185b0d00b8113befa425ca3dd44f3aa39eeb3b4b7f60",
    "metadata": {},
    "name": "PublicTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
