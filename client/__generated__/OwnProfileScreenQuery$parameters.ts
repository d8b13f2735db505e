/**
 * @generated SignedSource<<f5eba7e7cdb8d9950e98aeb1aec5ac16>>
 * @relayHash 2318afcb4626ff31cfcb738c8d683b0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2b2685cfc7c34de3c9466cb3b227284f8133cdbdfb0c71b8b68a4b65ca5f39e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfileScreenQuery } from './OwnProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2b2685cfc7c34de3c9466cb3b227284f8133cdbdfb0c71b8b68a4b65ca5f39e",
    "metadata": {},
    "name": "OwnProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
