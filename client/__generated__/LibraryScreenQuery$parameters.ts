/**
 * @generated SignedSource<<ebfc7a1015ed72a379ec867d41a3b766>>
 * @relayHash 065673c4c82d3054cadd9e47d8e96c7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dd76ab6fce11248474e63a58f72a627c2132391fe3aae9b7bc410ea37912399

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryScreenQuery } from './LibraryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LibraryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dd76ab6fce11248474e63a58f72a627c2132391fe3aae9b7bc410ea37912399",
    "metadata": {},
    "name": "LibraryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
