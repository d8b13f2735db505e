/**
 * @generated SignedSource<<a026ca07f66cfffec03a35e45f802725>>
 * @relayHash 518c19304c63ee8bd12a6c636a6472c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7012453977121bda038610c2f64333b6123a40d5c17537efadbba7bed5038d50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7012453977121bda038610c2f64333b6123a40d5c17537efadbba7bed5038d50",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
