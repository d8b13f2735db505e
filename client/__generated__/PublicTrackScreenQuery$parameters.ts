/**
 * @generated SignedSource<<7fda5d273b0b8d90df3b93e0a6612616>>
 * @relayHash c88c2fe2038e82d11f13ee155ee55427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa4e5e6f2ca1709c74ed29b053e544a3f68bd6be1f7ea7c9003ac024548f3f3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicTrackScreenQuery } from './PublicTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa4e5e6f2ca1709c74ed29b053e544a3f68bd6be1f7ea7c9003ac024548f3f3e",
    "metadata": {},
    "name": "PublicTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
