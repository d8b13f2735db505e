/**
 * @generated SignedSource<<a79a0c846e485064d9427c070efd3422>>
 * @relayHash 05353bbd9774fe5410dad0910fae5684
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84d33d7ff743af008a95f2e9ad29526e942e053a1962d55db5888eb4dd8fd3b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfileScreenQuery } from './OwnProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84d33d7ff743af008a95f2e9ad29526e942e053a1962d55db5888eb4dd8fd3b5",
    "metadata": {},
    "name": "OwnProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
