/**
 * @generated SignedSource<<72e5b5d34c5fe5b077cc6982167afe29>>
 * @relayHash 9e24424b8efd6fa6d80f7d4ffd1d372b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffa5d782ddbee40e18302007450ae7944f69777929fa67a4499f484d0bcfe788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetsOnTrackQuery } from './AssetsOnTrackQuery.graphql';

const node: PreloadableConcreteRequest<AssetsOnTrackQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffa5d782ddbee40e18302007450ae7944f69777929fa67a4499f484d0bcfe788",
    "metadata": {},
    "name": "AssetsOnTrackQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
