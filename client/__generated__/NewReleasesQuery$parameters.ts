/**
 * @generated SignedSource<<fbec187f47628f69d3078b8405c8c402>>
 * @relayHash 332bac030da368f1d70ae17ac02a395f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dab3faa66e0d84d323f9bd192bf7315bed26e9c1d2c97cb56fe1cf9b00b81b3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewReleasesQuery } from './NewReleasesQuery.graphql';

const node: PreloadableConcreteRequest<NewReleasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dab3faa66e0d84d323f9bd192bf7315bed26e9c1d2c97cb56fe1cf9b00b81b3c",
    "metadata": {},
    "name": "NewReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
