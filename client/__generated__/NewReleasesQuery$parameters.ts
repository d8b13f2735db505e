/**
 * @generated SignedSource<<325032dc8fb56fefb2f04fe55b82fb9e>>
 * @relayHash 0f1c822b9ac8bc5b53af8940999dbe12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39c706840394a906b229b6ed691a881b4cc4f82295921f373636180f1f91269

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewReleasesQuery } from './NewReleasesQuery.graphql';

const node: PreloadableConcreteRequest<NewReleasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e39c706840394a906b229b6ed691a881b4cc4f82295921f373636180f1f91269",
    "metadata": {},
    "name": "NewReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
