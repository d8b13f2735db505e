/**
 * @generated SignedSource<<6f0ea811bdc92a24da7538ed9c4ae87c>>
 * @relayHash 1a81e6ca2aefb94eb2c1aed0cb29e7a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40e82a20a7356ea9e0b872bfbecb3e55c5bd7fe94db390b07a6ccfef252f2314

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfileScreenQuery } from './OwnProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40e82a20a7356ea9e0b872bfbecb3e55c5bd7fe94db390b07a6ccfef252f2314",
    "metadata": {},
    "name": "OwnProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
