/**
 * @generated SignedSource<<be48ebd998b8c92855939c062736119e>>
 * @relayHash cbbf67a9082380dc53b6b0f738dfb4e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cd572e757e8dd6e7e9515011a32c69b35f88e5d64997a6ff6bd8dfc7667d96c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cd572e757e8dd6e7e9515011a32c69b35f88e5d64997a6ff6bd8dfc7667d96c",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
