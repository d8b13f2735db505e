/**
 * @generated SignedSource<<d164fccf469943e81dd5f0f4dbc5fa86>>
 * @relayHash f0c909a6684634c724e042394353d3a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d609ca2349ed5cb7b9108f34de65af4b57adedc14393f98e5454e218ebd387a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicReleaseScreenQuery } from './PublicReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d609ca2349ed5cb7b9108f34de65af4b57adedc14393f98e5454e218ebd387a2",
    "metadata": {},
    "name": "PublicReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
