/**
 * @generated SignedSource<<3775e7d3bb8164a0d098657f74e890e9>>
 * @relayHash a45690d02c7f21f244a53b61fb44cdb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b372f4879eede9f08cb3f0f7e9f5d8344d2eaf53ffba420556a3d1a78edead9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewReleasesQuery } from './NewReleasesQuery.graphql';

const node: PreloadableConcreteRequest<NewReleasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b372f4879eede9f08cb3f0f7e9f5d8344d2eaf53ffba420556a3d1a78edead9",
    "metadata": {},
    "name": "NewReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
