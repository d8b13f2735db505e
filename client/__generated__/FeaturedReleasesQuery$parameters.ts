/**
 * @generated SignedSource<<f7f533856c6f487e91c96e79bfc865a7>>
 * @relayHash cde438fa04af9baaed8c3354fd0f634c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a30ccc8c026831263221e1ad12636b43101cfe6691e858ce032fbb7423be2d95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeaturedReleasesQuery } from './FeaturedReleasesQuery.graphql';

const node: PreloadableConcreteRequest<FeaturedReleasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a30ccc8c026831263221e1ad12636b43101cfe6691e858ce032fbb7423be2d95",
    "metadata": {},
    "name": "FeaturedReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
